import type { ReactNode } from 'react';
import { cx } from '#src/ui/cx.ts';
import type { LabelCount } from './use-label-filter.ts';

interface FilterChipsProps {
  label: string;
  /** The choices besides All. */
  options: readonly LabelCount[];
  /** Undefined is All. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** Toggle buttons that filter a list by one value. */
export function FilterChips({ label, options, value, onChange }: FilterChipsProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className="flex gap-2 split:flex-wrap max-split:scroll-row"
    >
      <Chip isPressed={value === undefined} onPress={() => onChange(undefined)}>
        All
      </Chip>
      {options.map((option) => (
        <Chip
          key={option.label}
          isPressed={value === option.label}
          onPress={() => onChange(option.label)}
        >
          <span>{option.label}</span>{' '}
          <span className="tabular-nums opacity-75">{`(${option.count})`}</span>
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
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      className={cx(
        'min-h-11 shrink-0 rounded-control border px-4 text-14 transition-colors duration-150',
        isPressed
          ? 'border-ink bg-ink text-paper forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none'
          : 'border-control hover:border-accent hover:text-accent',
      )}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
