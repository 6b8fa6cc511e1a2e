import { useEntryState } from '#src/router/use-entry-state.ts';

/** A label that rows have, and how many have it. */
export interface LabelCount {
  label: string;
  count: number;
}

const isChoice = (kept: unknown): kept is string | undefined =>
  kept === undefined || typeof kept === 'string';

/** Filters rows by their label; the choice is kept with the page's entry in the history. */
export function useLabelFilter<Row>(rows: readonly Row[], labelOf: (row: Row) => string) {
  const [kept, setLabel] = useEntryState('label', undefined, isChoice);
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(labelOf(row), (counts.get(labelOf(row)) ?? 0) + 1);
  // The rows may have changed since the visitor chose.
  const label = kept !== undefined && counts.has(kept) ? kept : undefined;
  return {
    /** Undefined is All. */
    label,
    setLabel,
    /** In the order in which the rows have them. */
    labels: [...counts].map(([name, count]): LabelCount => ({ label: name, count })),
    shown: label === undefined ? rows : rows.filter((row) => labelOf(row) === label),
  };
}
