import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatCount } from '#src/copy/format.ts';
import { joinTexts } from '#src/copy/join-texts.ts';
import { cx } from '#src/ui/cx.ts';
import type { ComparedCall, HarComparison } from '#mocks/demo/traffic/compare-har.ts';
import { DifferenceFacts } from './difference-facts.tsx';

/** More cannot be read, and would take long to show. */
const MOST_SHOWN = 100;

/** How the calls of a HAR differ from the contract; those that differ first. */
export function HarResult({
  name,
  comparison: { calls, others },
  onClose,
}: {
  name: string;
  comparison: HarComparison;
  onClose: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const differing = calls.filter(({ differences }) => differences.length > 0);
  const alike = calls.filter(({ differences }) => differences.length === 0);

  useEffect(() => heading.current?.focus(), []);

  return (
    <section
      aria-labelledby="har-heading"
      className="flex flex-col gap-3 rounded-control border border-control p-3"
    >
      <div className="flex items-start justify-between gap-3">
        <h3
          ref={heading}
          id="har-heading"
          tabIndex={-1}
          className="font-mono text-12 font-semibold [overflow-wrap:anywhere] outline-none"
        >
          {`${name}, compared with the contract`}
        </h3>
        <button
          type="button"
          aria-label="Close the comparison"
          className="-mt-2 -mr-2 flex size-9 shrink-0 items-center justify-center hover:text-accent"
          onClick={onClose}
        >
          <X aria-hidden="true" size={16} strokeWidth={1.5} />
        </button>
      </div>
      <p>
        {joinTexts(
          [
            verdictOf(differing.length, calls.length),
            others > 0
              ? `${counted(others, 'entry is', 'entries are')} left out: no calls of the API.`
              : '',
          ],
          ' ',
        )}
      </p>
      {differing.length > 0 && <Calls title="Different" calls={differing} />}
      {alike.length > 0 && <Calls title="As the contract says" calls={alike} />}
    </section>
  );
}

function verdictOf(differing: number, all: number): string {
  if (all === 0) return 'The file holds no call of the API.';
  if (differing > 0) {
    const verb = differing === 1 ? 'differs' : 'differ';
    return `${formatCount(differing)} of ${counted(all, 'call', 'calls')} ${verb}.`;
  }
  return all === 1
    ? 'The call is as the contract says.'
    : `All ${formatCount(all)} calls are as the contract says.`;
}

function counted(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

function Calls({ title, calls }: { title: string; calls: readonly ComparedCall[] }) {
  const hidden = calls.length - MOST_SHOWN;
  return (
    <div>
      <h4 className="font-mono text-12 text-muted">{`${title} (${formatCount(calls.length)})`}</h4>
      <ul className="mt-1 flex flex-col divide-y divide-hairline border-y border-hairline">
        {calls.slice(0, MOST_SHOWN).map((call) => (
          <li key={call.entry}>
            <Call call={call} />
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="mt-1 text-muted">{`and ${formatCount(hidden)} more`}</p>}
    </div>
  );
}

function Call({ call }: { call: ComparedCall }) {
  const { differences, notes } = call;
  if (differences.length + notes.length === 0) {
    return <CallLine call={call} className="py-2" />;
  }
  return (
    <details className="group" open={differences.length > 0}>
      <summary className="py-2 hover:bg-wall">
        <CallLine call={call} />
      </summary>
      <ul aria-label="Differences" className="flex flex-col gap-3 pb-4">
        {differences.map((difference) => (
          <li key={`${difference.part} ${difference.field} ${difference.expected}`}>
            <DifferenceFacts difference={difference} />
          </li>
        ))}
        {notes.map((note) => (
          <li key={note} className="text-muted">
            {note}
          </li>
        ))}
      </ul>
    </details>
  );
}

function CallLine({ call, className }: { call: ComparedCall; className?: string }) {
  const { entry, method, path, status, endpoint, differences } = call;
  return (
    <span
      className={cx(
        'inline-flex w-[calc(100%-1rem)] items-baseline gap-2 font-mono text-12',
        className,
      )}
    >
      <span className="w-13 shrink-0 text-muted">{method}</span>
      <span
        className="min-w-0 flex-1 [overflow-wrap:anywhere]"
        title={`Entry ${entry}, ${endpoint ?? 'no call of the contract'}`}
      >
        {path}
      </span>
      <span className={cx('shrink-0', differences.length > 0 ? 'text-danger' : 'text-success')}>
        {status === 0 ? 'broken' : status}
      </span>
    </span>
  );
}
