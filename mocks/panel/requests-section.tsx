import { useState, useSyncExternalStore } from 'react';
import type { Difference } from '#src/contract/compare-exchange.ts';
import { pluralize } from '#src/copy/format.ts';
import { cx } from '#src/ui/cx.ts';
import type { LoggedCall } from '#mocks/backend/server/call-log.ts';
import { asCurl, asFetch } from '#mocks/demo/traffic/call-snippets.ts';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import { ResponseEditor } from './response-editor.tsx';
import { useContractDifferences } from './contract-differences.ts';
import { DifferenceFacts } from './difference-facts.tsx';
import { Text } from './json-view.tsx';
import { CopyButton, FIELD, ToolButton } from './panel-controls.tsx';

/** The last hundred calls, newest first, secrets masked. */
export function RequestsSection({ controls }: { controls: DemoControls }) {
  const { log } = controls.backend;
  const [filter, setFilter] = useState('');
  const calls = useSyncExternalStore(
    (listener) => log.subscribe(listener),
    () => log.calls,
  );
  const matching = calls.filter((call) => matches(call, filter));
  const shown = [...matching].reverse();

  return (
    <div className="flex flex-col gap-3">
      <div className="request-tools">
        <div className="flex gap-2">
          <input
            type="search"
            aria-label="Filter requests"
            placeholder="Filter: post, /cart, 500"
            className={`${FIELD} flex-1`}
            value={filter}
            onChange={({ target }) => setFilter(target.value)}
          />
          <ToolButton className="shrink-0" onClick={() => log.clear()}>
            Clear list
          </ToolButton>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p role="status" aria-label="Requests shown" className="text-muted figures">
            {`${shown.length} of ${calls.length}`}
          </p>
          <div className="flex flex-wrap items-center gap-2">
            <span aria-hidden="true" className="text-muted">
              Copy as
            </span>
            {(['Vitest', 'Playwright'] as const).map((runner) => (
              <CopyButton
                key={runner}
                label={runner}
                name={`Copy as ${runner} test`}
                disabled={matching.length === 0}
                text={async () => {
                  const { copiedTest } = await import('#mocks/demo/traffic/copy-as-test.ts');
                  return copiedTest(runner, matching, log, controls.state.getState());
                }}
              />
            ))}
          </div>
        </div>
      </div>
      <div aria-hidden="true" className="column-heads request-line text-12 text-muted">
        <span className="w-14 shrink-0">Method</span>
        <span className="min-w-0 flex-1">Path</span>
        <span className="shrink-0">Status</span>
        <span className="w-14 shrink-0 text-right">Time</span>
      </div>
      <ul className="divided flex flex-col border-y border-hairline">
        {shown.map((call) => (
          <li key={call.id}>
            <Request call={call} controls={controls} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Request({ call, controls }: { call: LoggedCall; controls: DemoControls }) {
  const differences = useContractDifferences(controls.backend.log, call);
  const isFailed = call.status === 0 || call.status >= 400;
  return (
    <details>
      <summary className="request-line flex min-h-9 items-center gap-2 py-1 hover:bg-wall">
        <span className="w-14 shrink-0 font-mono text-12 text-muted">{call.method}</span>
        <span className="min-w-0 flex-1">
          <span className="summary-line block truncate font-mono text-12">{call.path}</span>
          {call.realServer !== undefined && <span className="mr-3 text-accent">real server</span>}
          {differences.length > 0 && (
            <span className="text-danger">{pluralize(differences.length, 'difference')}</span>
          )}
        </span>
        <span className={cx('shrink-0 figures', isFailed ? 'text-danger' : 'text-success')}>
          {call.status === 0 ? 'broken' : call.status}
        </span>
        <span className="w-14 shrink-0 text-right whitespace-nowrap text-muted figures">
          {`${Math.round(call.milliseconds)} ms`}
        </span>
      </summary>
      <div className="flex flex-col gap-3 pt-2 pb-5">
        <p className="text-muted">{call.at}</p>
        {call.realServer !== undefined && (
          <p>
            The real server at <code className="wrap-anywhere">{call.realServer}</code> answered.
          </p>
        )}
        {differences.length > 0 && <ContractDifferences differences={differences} />}
        {call.headers !== '{}' && <Body title="Request headers" json={call.headers} />}
        <Body title="Request" json={call.request} />
        <Body title="Response" json={call.response} />
        <div className="flex flex-wrap gap-2">
          <CopyButton label="Copy as fetch" text={() => asFetch(call)} />
          <CopyButton
            label="Copy as curl"
            text={() => asCurl(call, call.realServer ?? location.origin)}
          />
        </div>
        <ResponseEditor controls={controls} call={call} />
      </div>
    </details>
  );
}

function ContractDifferences({ differences }: { differences: readonly Difference[] }) {
  return (
    <div>
      <p className="text-danger">The response breaks the contract</p>
      <ul aria-label="The response breaks the contract" className="mt-1 flex flex-col gap-3">
        {differences.map((difference) => (
          <li key={`${difference.part} ${difference.field} ${difference.expected}`}>
            <DifferenceFacts difference={difference} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Body({ title, json }: { title: string; json: string }) {
  return json === '' ? null : <Text title={title} text={indented(json)} />;
}

/** A body that the log has cut off is not valid JSON and is shown unchanged. */
function indented(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}

function matches({ method, path, status, realServer }: LoggedCall, filter: string): boolean {
  return `${method} ${path} ${status} ${realServer === undefined ? '' : 'real server'}`
    .toLowerCase()
    .includes(filter.trim().toLowerCase());
}
