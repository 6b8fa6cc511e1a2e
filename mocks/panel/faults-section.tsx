import { useStore } from 'zustand';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { formatEndpoint, type Fault, formatFault, parseFault } from '#mocks/demo/fault.ts';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import { Group } from './panel-controls.tsx';

const calls: readonly (Endpoint | 'any')[] = ['any', ...Object.values(endpoints)];
const FAILURES = ['500', '401', '404', 'network', 'never'];
const FIELD =
  'min-h-9 rounded-control border border-control bg-paper px-2 font-mono text-12 hover:border-accent';

/** Failures of one endpoint or of every call, and latency; changes apply from the next call on. */
export function FaultsSection({ controls }: { controls: DemoControls }) {
  const { faults, latency } = useStore(controls.state);

  function setFault(call: Endpoint | 'any', text: string) {
    const others = faults.filter(({ endpoint }) => endpoint !== call);
    controls.setConditions({ faults: text === '' ? others : [...others, parseFault(text)] });
  }

  function setLatency(milliseconds: number, spread: number) {
    const isNone = milliseconds === 0 && spread === 0;
    controls.setConditions({ latency: isNone ? undefined : { milliseconds, spread } });
  }

  const { milliseconds, spread } = latency ?? { milliseconds: 0, spread: 0 };
  return (
    <>
      <Group title="Latency of every call">
        <div className="flex items-end gap-3 font-mono text-12">
          <Milliseconds
            label="Milliseconds"
            value={milliseconds}
            onChange={(value) => setLatency(value, spread)}
          />
          <Milliseconds
            label="Plus or minus"
            value={spread}
            onChange={(value) => setLatency(milliseconds, value)}
          />
        </div>
      </Group>
      <Group title="Failures">
        <ul className="flex flex-col divide-y divide-hairline">
          {calls.map((call) => (
            <li key={formatEndpoint(call)}>
              <label className="flex min-h-11 items-center justify-between gap-3">
                <span className="min-w-0 font-mono text-12 [overflow-wrap:anywhere]">
                  {call === 'any' ? 'Every call' : formatEndpoint(call)}
                </span>
                <FailureSelect
                  call={call}
                  fault={faults.find(({ endpoint }) => endpoint === call)}
                  onChange={(text) => setFault(call, text)}
                />
              </label>
            </li>
          ))}
        </ul>
      </Group>
    </>
  );
}

function FailureSelect({
  call,
  fault,
  onChange,
}: {
  call: Endpoint | 'any';
  fault: Fault | undefined;
  onChange: (text: string) => void;
}) {
  const current = fault ? formatFault(fault) : '';
  const offered = FAILURES.map((failure) => ({
    text: `${formatEndpoint(call)}:${failure}`,
    label: failure,
  }));
  const isOffered = offered.some(({ text }) => text === current);
  return (
    <select
      className={`${FIELD} ${fault ? 'border-accent text-accent' : ''} w-28 shrink-0`}
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
      {fault && !isOffered && (
        <option value={current}>{current.slice(formatEndpoint(call).length + 1)}</option>
      )}
    </select>
  );
}

function Milliseconds({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number;
  onChange: (value: number) => void;
}) {
  return (
    <label className="flex min-w-0 flex-1 flex-col gap-1">
      <span className="text-muted">{label}</span>
      <input
        type="number"
        min={0}
        max={60_000}
        step={100}
        className={FIELD}
        value={value}
        onChange={({ target }) => onChange(Math.max(0, Math.trunc(target.valueAsNumber) || 0))}
      />
    </label>
  );
}
