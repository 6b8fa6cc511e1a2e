import { SlidersHorizontal } from 'lucide-react';
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
import { overrideExcerpt } from './override-excerpt.ts';
import { LatencyFields } from './latency-fields.tsx';
import { ResponseForm } from './lazy-response-form.ts';
import { LivePathsGroup } from './live-paths-group.tsx';
import { CallName, FIELD, Group, ToolButton } from './panel-controls.tsx';
import { useUsedOverrides } from './use-used-overrides.ts';

const calls: readonly (Endpoint | 'any')[] = ['any', ...Object.values(endpoints)];
const FAILURES = ['500', '500 once', '401', '404', 'network', 'never'];

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
      <div className="flex min-h-11 items-center gap-2 py-1">
        {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its words and its field are components */}
        <label className="flex min-w-0 flex-1 items-center justify-between gap-3">
          <CallName name={name} />
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
          className="-mr-2 flex size-11 shrink-0 items-center justify-center hover:text-accent aria-expanded:text-accent"
          onClick={() => setEdited(!isEdited)}
        >
          <SlidersHorizontal aria-hidden="true" size={16} strokeWidth={1.5} />
        </button>
      </div>
      {isUsed && (
        <p className="flex items-center justify-between gap-3 pb-2 text-muted">
          Used. The next call goes through.
          {/* A new one, which counts its calls from the beginning. */}
          <ToolButton className="text-ink" onClick={() => onChange(override && { ...override })}>
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
  const offered = FAILURES.map((failure) => ({
    text: `${formatEndpoint(call)}:${failure}`,
    label: failure,
  }));
  const isOffered = offered.some(({ text }) => text === current);
  return (
    <select
      className={cx(FIELD, 'max-w-28 shrink-0', override && 'border-accent text-accent')}
      value={current}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">off</option>
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
