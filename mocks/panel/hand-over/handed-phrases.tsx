import { describeHandOver } from '#mocks/demo/hand-over/describe-hand-over.ts';
import type { HandOver } from '#mocks/demo/hand-over/hand-over.ts';

/** What is handed over, as a list. */
export function HandedPhrases({ handOver }: { handOver: HandOver }) {
  return (
    <ul className="list-disc pl-5 [overflow-wrap:anywhere]">
      {describeHandOver(handOver).map((phrase) => (
        <li key={phrase}>{phrase}</li>
      ))}
    </ul>
  );
}
