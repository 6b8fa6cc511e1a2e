import { cx } from '#src/ui/cx.ts';

interface FilterChipsProps {
  label: string;
  /** The choices besides All, by the words they show. */
  options: readonly string[];
  /** Undefined is All. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A row of toggles that narrows a list to one kind. */
export function FilterChips({ label, options, value, onChange }: FilterChipsProps) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      <Chip isOn={value === undefined} onPress={() => onChange(undefined)}>
        All
      </Chip>
      {options.map((option) => (
        <Chip key={option} isOn={value === option} onPress={() => onChange(option)}>
          {option}
        </Chip>
      ))}
    </div>
  );
}

function Chip({
  isOn,
  onPress,
  children,
}: {
  isOn: boolean;
  onPress: () => void;
  children: string;
}) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={cx(
        'min-h-11 rounded-control border px-4 text-14 transition-colors duration-150',
        isOn
          ? 'border-ink bg-ink text-paper'
          : 'border-control hover:border-accent hover:text-accent',
      )}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
