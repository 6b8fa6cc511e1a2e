import type { HandedFact } from '#mocks/demo/hand-over/describe-hand-over.ts';

/** Titles of a cart that are listed. */
const MOST_LISTED = 6;

/** Windows in pixels of width that a list would fill. */
const PHONE = 640;

/** What is handed over, as terms and what is said of them. */
export function HandedFacts({ facts }: { facts: readonly HandedFact[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2">
      {facts.map(({ term, text, items = [] }) => (
        <div key={term} className="contents">
          <dt className="text-muted">{term}</dt>
          <dd className="min-w-0 wrap-anywhere">
            {items.length > 0 ? <Listed summary={text} items={items} /> : <p>{text}</p>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Titles under their summary, behind it on a phone. */
function Listed({ summary, items }: { summary: string; items: readonly string[] }) {
  const rest = items.length - MOST_LISTED;
  return (
    <details open={innerWidth >= PHONE}>
      <summary className="cursor-pointer">{summary}</summary>
      <ul className="text-muted">
        {items.slice(0, MOST_LISTED).map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- titles may repeat
          <li key={index}>{item}</li>
        ))}
        {rest > 0 && <li>{`and ${rest} more`}</li>}
      </ul>
    </details>
  );
}
