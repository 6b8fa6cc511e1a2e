import type { ReactNode } from 'react';
import { cx } from '#src/ui/cx.ts';
import type { LabelFilter } from '#src/hooks/use-label-filters.ts';

/** Toggle buttons that filter a list by one label. */
export function FilterChips({ label, filter }: { label: string; filter: LabelFilter }) {
  const { value, options, choose } = filter;
  return (
    <div role="group" aria-label={label} className="chip-row">
      <Chip isPressed={value === undefined} onPress={() => choose(undefined)}>
        All
      </Chip>
      {options.map(({ slug, label: name, count }) => (
        <Chip key={slug} isPressed={value === slug} onPress={() => choose(slug)}>
          <span>{name}</span> <span className="figures opacity-75">{`(${count})`}</span>
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
        'min-h-11 shrink-0 rounded-control border px-4 text-14 hues',
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
