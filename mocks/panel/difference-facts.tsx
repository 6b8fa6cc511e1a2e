import type { Difference } from '#src/contract/compare-exchange.ts';
import { formatCount } from '#src/copy/format.ts';
import { joinTexts } from '#src/copy/join-texts.ts';

/** Where a call is not what the contract says, what that is, and what was found. */
export function DifferenceFacts({ difference }: { difference: Difference }) {
  const { part, field, expected, found, count } = difference;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-2 font-mono text-12 wrap-anywhere">
      <dt className="text-muted">Where</dt>
      <dd>
        {joinTexts([
          joinTexts([part, field], ' '),
          count > 1 ? `and ${formatCount(count - 1)} more like it` : '',
        ])}
      </dd>
      <dt className="text-muted">Contract</dt>
      <dd>{expected}</dd>
      <dt className="text-muted">Found</dt>
      <dd className="text-danger">{found}</dd>
    </dl>
  );
}
