import { type ReactNode, useId, useState } from 'react';
import { formatCount, formatWholePrice } from '#src/copy/format.ts';
import {
  type ArtworkFilters,
  filterParameters,
  type Medium,
  type OptionCounts,
  type Price,
  PRICE_BANDS,
  type PriceBand,
  type Sort,
} from '#src/domain/artwork-filters.ts';
import { Button } from '#src/ui/button.tsx';
import { cx } from '#src/ui/cx.ts';
import { SelectField } from '#src/ui/field.tsx';

const PRICES: Record<Price, string> = {
  all: 'All prices',
  ...(Object.fromEntries(
    Object.entries(PRICE_BANDS).map(([band, [from, below]]) => [band, bandLabel(from, below)]),
  ) as Record<PriceBand, string>),
};

/** "Under $100", "$100 to $500", "$1,000 and up" */
function bandLabel(from: number, below: number): string {
  if (from === 0) return `Under ${formatWholePrice(below)}`;
  const least = formatWholePrice(from);
  return below === Infinity ? `${least} and up` : `${least} to ${formatWholePrice(below)}`;
}

const MEDIUMS: Record<Medium, string> = {
  all: 'All mediums',
  oil: 'Oil',
  acrylic: 'Acrylic',
  watercolor: 'Watercolor',
  digital: 'Digital',
  'mixed media': 'Mixed Media',
};

const SORTS: Record<Sort, string> = {
  newest: 'Newest',
  oldest: 'Oldest',
  'price-low-high': 'Price: Low to High',
  'price-high-low': 'Price: High to Low',
};

interface ArtworkFilterBarProps {
  filters: ArtworkFilters;
  /** What each option would leave; undefined while the works load. */
  counts: OptionCounts | undefined;
  onChange: (chosen: Partial<ArtworkFilters>) => void;
  /** Undefined where an empty list has Clear Filters itself. */
  onClear: (() => void) | undefined;
  /** The line that counts the results. */
  children: ReactNode;
}

/** Spec 2: price range, medium, sort and Clear Filters; on a phone and in a low window behind a button, beside the number of results. */
export function ArtworkFilterBar({
  filters,
  counts,
  onChange,
  onClear,
  children,
}: ArtworkFilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const choicesId = useId();
  const chosen = Object.values(filterParameters(filters)).filter(Boolean).length;
  return (
    <div className="filter-bar">
      <Button
        variant="secondary"
        className="min-h-11! justify-between border-control px-3! text-14 whitespace-nowrap sm:not-short:hidden"
        aria-expanded={isOpen}
        aria-controls={choicesId}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{chosen > 0 ? `Filter and sort (${chosen})` : 'Filter and sort'}</span>
        <span aria-hidden="true" className="chevron" />
      </Button>
      <div id={choicesId} className={cx('contents', !isOpen && 'short:hidden max-sm:hidden')}>
        <Choice
          label="Price range"
          options={PRICES}
          counts={counts?.price}
          value={filters.price}
          onChange={(price) => onChange({ price })}
        />
        <Choice
          label="Medium"
          options={MEDIUMS}
          counts={counts?.medium}
          value={filters.medium}
          onChange={(medium) => onChange({ medium })}
        />
        <Choice
          label="Sort by"
          options={SORTS}
          value={filters.sort}
          onChange={(sort) => onChange({ sort })}
        />
        {onClear && (
          <Button variant="tertiary" className="justify-self-start" onClick={onClear}>
            Clear Filters
          </Button>
        )}
      </div>
      {children}
    </div>
  );
}

function Choice<Value extends string>({
  label,
  options,
  counts,
  value,
  onChange,
}: {
  label: string;
  options: Record<Value, string>;
  counts?: Readonly<Record<Value, number>> | undefined;
  value: Value;
  onChange: (value: Value) => void;
}) {
  return (
    <SelectField
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as Value)}
    >
      {(Object.keys(options) as Value[]).map((option) => (
        <option key={option} value={option}>
          {/* What is chosen is counted under the bar, and a narrow field has no room for it. */}
          {counts && option !== value
            ? `${options[option]} (${formatCount(counts[option])})`
            : options[option]}
        </option>
      ))}
    </SelectField>
  );
}
