import { formatCents } from '#src/copy/format.ts';
import type { Totals } from '#src/domain/money.ts';

/** Subtotal, shipping, tax and total. */
export function OrderTotals({
  totals,
  isPending = false,
}: {
  totals: Totals;
  /** A change is under way that may alter them. */
  isPending?: boolean;
}) {
  const rows = [
    ['Subtotal', totals.subtotal],
    ['Shipping', totals.shipping],
    ['Tax', totals.tax],
  ] as const;
  return (
    <dl
      aria-busy={isPending}
      className="pending flex flex-col gap-2 figures hues aria-busy:text-muted aria-busy:delay-200"
    >
      {rows.map(([name, amount]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-muted">{name}</dt>
          <dd>{formatCents(amount)}</dd>
        </div>
      ))}
      <div className="mt-2 flex justify-between gap-4 border-t border-hairline pt-4 text-18 font-semibold">
        <dt>Total</dt>
        <dd>{formatCents(totals.total)}</dd>
      </div>
    </dl>
  );
}
