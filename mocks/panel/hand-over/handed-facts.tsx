import type { HandedFact } from '#mocks/demo/hand-over/describe-hand-over.ts';

/** Titles of a cart that are listed. */
const MOST_LISTED = 6;

/** What is handed over, as terms and what is said of them. */
export function HandedFacts({ facts }: { facts: readonly HandedFact[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2">
      {facts.map(({ term, text, items = [] }) => (
        <div key={term} className="contents">
          <dt className="text-muted">{term}</dt>
          <dd className="min-w-0 wrap-anywhere">
            <p>{text}</p>
            {items.length > 0 && <Titles titles={items} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Titles({ titles }: { titles: readonly string[] }) {
  const rest = titles.length - MOST_LISTED;
  return (
    <ul className="text-muted">
      {titles.slice(0, MOST_LISTED).map((title, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- titles may repeat
        <li key={index}>{title}</li>
      ))}
      {rest > 0 && <li>{`and ${rest} more`}</li>}
    </ul>
  );
}
