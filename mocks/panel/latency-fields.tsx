import { useState } from 'react';
import { useStore } from 'zustand';
import { endpoints } from '#src/contract/endpoints.ts';
import type { CallLatency } from '#mocks/demo/state/call-latency.ts';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import { formatEndpoint } from '#mocks/demo/state/override.ts';
import { formatLatency, type Latency } from '#mocks/demo/state/latency.ts';
import { Field, FIELD } from './panel-controls.tsx';

type Call = CallLatency['endpoint'];

const calls: readonly Call[] = ['any', ...Object.values(endpoints)];

/** How long every call takes, or one of them, from the next call on. */
export function LatencyFields({ controls }: { controls: DemoControls }) {
  const { latencies } = useStore(controls.state);
  const [chosen, setChosen] = useState<Call>(() => latencies.at(-1)?.endpoint ?? 'any');
  const latencyOf = (call: Call) => latencies.find(({ endpoint }) => endpoint === call)?.latency;
  const { milliseconds, spread } = latencyOf(chosen) ?? { milliseconds: 0, spread: 0 };

  function change(changes: Partial<Latency>) {
    const latency = { milliseconds, spread, ...changes };
    const others = latencies.filter(({ endpoint }) => endpoint !== chosen);
    const isNone = latency.milliseconds === 0 && latency.spread === 0;
    controls.setConditions({
      latencies: isNone ? others : [...others, { endpoint: chosen, latency }],
    });
  }

  return (
    <div className="flex flex-col gap-3">
      <Field label="Calls that wait">
        <select
          className={FIELD}
          value={formatEndpoint(chosen)}
          onChange={({ target }) =>
            setChosen(calls.find((call) => formatEndpoint(call) === target.value) ?? 'any')
          }
        >
          {calls.map((call) => (
            <option key={formatEndpoint(call)} value={formatEndpoint(call)}>
              {optionText(call, latencyOf(call))}
            </option>
          ))}
        </select>
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Milliseconds
          label="Milliseconds"
          value={milliseconds}
          onChange={(value) => change({ milliseconds: value })}
        />
        <Milliseconds
          label="Plus or minus"
          value={spread}
          onChange={(value) => change({ spread: value })}
        />
      </div>
    </div>
  );
}

/** `POST /api/orders: 1500 ms` */
function optionText(call: Call, latency: Latency | undefined): string {
  const name = call === 'any' ? 'Every call' : formatEndpoint(call);
  return latency ? `${name}: ${formatLatency(latency)} ms` : name;
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
    <Field label={label}>
      <input
        type="number"
        min={0}
        max={60_000}
        step={100}
        className={FIELD}
        value={value}
        onChange={({ target }) => onChange(Math.max(0, Math.trunc(target.valueAsNumber) || 0))}
      />
    </Field>
  );
}
