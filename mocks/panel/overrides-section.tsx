import { Suspense, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { cx } from '#src/ui/cx.ts';
import {
  formatEndpoint,
  type Override,
  formatOverride,
  formatResponse,
  parseOverride,
} from '#mocks/demo/state/override.ts';
import type { CallLog } from '#mocks/backend/server/call-log.ts';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import { ClearOverrides } from './active-state.tsx';
import { callInWords } from './call-words.ts';
import { overrideExcerpt } from './override-excerpt.ts';
import { LatencyFields } from './latency-fields.tsx';
import { ResponseForm } from './lazy-response-form.ts';
import { LivePathsGroup } from './live-paths-group.tsx';
import { FIELD, Group, ToolButton } from './panel-controls.tsx';
import { useUsedOverrides } from './use-used-overrides.ts';

const calls: readonly (Endpoint | 'any')[] = ['any', ...Object.values(endpoints)];

/** The commonest failures, as an address has them, and in words. */
const FAILURES = [
  ['500', 'Fails (500)'],
  ['500 once', 'Fails once (500)'],
  ['401', 'Signed out (401)'],
  ['404', 'Not found (404)'],
  ['network', 'No network'],
  ['never', 'No answer'],
] as const;

/** Responses of one endpoint or of every call, and latency; changes apply from the next call on. */
export function OverridesSection({ controls }: { controls: DemoControls }) {
  const { overrides } = useStore(controls.state);
  const isUsed = useUsedOverrides(controls.backend);
  // As they were when the list was opened: no call moves away from who changes it.
  const [listed] = useState(() => [
    ...calls.filter((call) => overrides.some(({ endpoint }) => endpoint === call)),
    ...calls.filter((call) => !overrides.some(({ endpoint }) => endpoint === call)),
  ]);

  return (
    <>
      <Group title="Responses" action={<ClearOverrides controls={controls} />}>
        <p className="text-muted">What the server answers, from the next request on.</p>
        <ul className="calls">
          {listed.map((call) => {
            const override = overrides.find(({ endpoint }) => endpoint === call);
            return (
              <li key={formatEndpoint(call)}>
                <Call
                  call={call}
                  override={override}
                  isUsed={override !== undefined && isUsed(override)}
                  log={controls.backend.log}
                  onChange={(changed) => controls.setOverride(call, changed)}
                />
              </li>
            );
          })}
        </ul>
      </Group>
      <div className="groups">
        <Group title="Latency">
          <LatencyFields controls={controls} />
        </Group>
        <LivePathsGroup controls={controls} />
      </div>
    </>
  );
}

/** A call with the commonest failures, and a form for everything else. */
function Call({
  call,
  override,
  isUsed,
  log,
  onChange,
}: {
  call: Endpoint | 'any';
  override: Override | undefined;
  isUsed: boolean;
  log: CallLog;
  onChange: (override: Override | undefined) => void;
}) {
  const [isEdited, setEdited] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const name = call === 'any' ? 'Every call' : formatEndpoint(call);

  function close() {
    setEdited(false);
    edit.current?.focus();
  }

  return (
    <>
      <div className="call-line flex min-h-11 items-center gap-3 py-2">
        {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its words and its field are components */}
        <label className="call-choice">
          <CallWords call={call} />
          <FailureSelect
            call={call}
            override={override}
            onChange={(text) => onChange(text === '' ? undefined : parseOverride(text))}
          />
        </label>
        <button
          ref={edit}
          type="button"
          aria-label={`Edit the response of ${name}`}
          aria-expanded={isEdited}
          className="min-h-9 shrink-0 link"
          onClick={() => setEdited(!isEdited)}
        >
          Edit
        </button>
      </div>
      {isUsed && (
        <p className="flex items-center justify-between gap-3 pb-2 text-muted">
          Used. The next call goes through.
          {/* A new one, which counts its calls from the beginning. */}
          <ToolButton
            className="shrink-0 text-ink"
            onClick={() => onChange(override && { ...override })}
          >
            Use again
          </ToolButton>
        </p>
      )}
      {isEdited && (
        <Suspense>
          <ResponseForm
            call={call}
            override={override}
            log={log}
            onCancel={close}
            onApply={(edited) => {
              onChange(edited);
              close();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** What a call is about, and below that the call itself. */
function CallWords({ call }: { call: Endpoint | 'any' }) {
  const words = callInWords(call);
  const name = formatEndpoint(call);
  return (
    <span className="flex min-w-0 flex-col">
      {words !== undefined && <span className="state-name">{words}</span>}
      {call !== 'any' && <span className="font-mono text-12 wrap-anywhere text-muted">{name}</span>}
    </span>
  );
}

function FailureSelect({
  call,
  override,
  onChange,
}: {
  call: Endpoint | 'any';
  override: Override | undefined;
  onChange: (text: string) => void;
}) {
  const current = override ? formatOverride(override) : '';
  const offered = FAILURES.map(([failure, label]) => ({
    text: `${formatEndpoint(call)}:${failure}`,
    label,
  }));
  const isOffered = offered.some(({ text }) => text === current);
  return (
    <select
      className={cx(FIELD, override && 'border-accent text-accent')}
      value={current}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">As usual</option>
      {offered.map(({ text, label }) => (
        <option key={text} value={text}>
          {label}
        </option>
      ))}
      {/* An address can ask for more than is offered here: 503, once, 20%. */}
      {override && !isOffered && (
        <option value={current}>{overrideExcerpt(formatResponse(override))}</option>
      )}
    </select>
  );
}
