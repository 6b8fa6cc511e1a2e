import { cx } from '#src/ui/cx.ts';

interface FilterChipsProps {
  label: string;
  /** Labels of the choices besides All. */
  options: readonly string[];
  /** Undefined is All. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** Toggle buttons that filter a list by one value. */
export function FilterChips({ label, options, value, onChange }: FilterChipsProps) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      <Chip isPressed={value === undefined} onPress={() => onChange(undefined)}>
        All
      </Chip>
      {options.map((option) => (
        <Chip key={option} isPressed={value === option} onPress={() => onChange(option)}>
          {option}
        </Chip>
      ))}
    </div>
  );
}

function Chip({
  isPressed,
  onPress,
  children,
}: {
  isPressed: boolean;
  onPress: () => void;
  children: string;
}) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      className={cx(
        'min-h-11 rounded-control border px-4 text-14 transition-colors duration-150',
        isPressed
          ? 'border-ink bg-ink text-paper'
          : 'border-control hover:border-accent hover:text-accent',
      )}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
