import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useStore } from 'zustand';
import { formatCallLatency } from '#mocks/demo/state/call-latency.ts';
import { formatOverride } from '#mocks/demo/state/override.ts';
import { formatLivePath } from '#mocks/demo/real-server/live-paths.ts';
import { scenarios as scenarioList } from '#mocks/demo/state/scenarios/scenarios.ts';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import { tourProgress } from '#mocks/demo/tour/tour-progress.ts';
import { overrideExcerpt } from './override-excerpt.ts';
import { CopyButton, ToolButton } from './panel-controls.tsx';

/**
 * The active scenarios, overrides and latencies, each with a button that removes it, and what could not be read. Those
 * of a tour belong to its step, and a client who looks on need not see how a fault is made.
 */
export function ActiveState({ controls }: { controls: DemoControls }) {
  const { scenarios, overrides, latencies, clock, handed } = useStore(controls.state);
  const { livePaths = [] } = controls;
  const isTour = useStore(tourProgress, ({ step }) => step !== undefined);
  const chips = [
    ...scenarios.map((name) => ({
      text: scenarioList[name].title,
      remove: () => controls.applyScenarios(scenarios.filter((other) => other !== name)),
    })),
    ...overrides.map((override) => ({
      text: overrideExcerpt(formatOverride(override)),
      remove: () =>
        controls.setConditions({ overrides: overrides.filter((other) => other !== override) }),
    })),
    ...latencies.map((latency) => ({
      text: `${formatCallLatency(latency)} ms`,
      remove: () =>
        controls.setConditions({ latencies: latencies.filter((other) => other !== latency) }),
    })),
    ...(clock ? [{ text: `clock ${clock}`, remove: () => void controls.setClock(undefined) }] : []),
    ...(handed === undefined ? [] : [{ text: 'handed over', remove: controls.endState }]),
    ...livePaths.map((path) => ({
      text: `live ${formatLivePath(path)}`,
      remove: () => controls.setLivePaths(livePaths.filter((other) => other !== path)),
    })),
  ];
  function handleClear({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The button goes with what it clears.
    currentTarget.closest('[role=dialog]')?.querySelector('h2')?.focus();
    controls.clearConditions();
  }

  return (
    <div className="flex flex-col gap-3 px-5 pt-2 pb-4">
      {controls.mistakes.length > 0 && (
        <div role="alert" className="rounded-control border border-danger p-3 text-danger">
          <p className="font-semibold">The address asks for something there is not.</p>
          <ul className="mt-1 max-h-40 overflow-y-auto font-mono text-12 [overflow-wrap:anywhere]">
            {controls.mistakes.map((mistake) => (
              <li key={mistake}>{mistake}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap items-start justify-between gap-3">
        {isTour || chips.length === 0 ? (
          <p className="py-1.5 text-muted">
            {isTour ? 'The shop as this step of the tour shows it.' : 'The shop as it is.'}
          </p>
        ) : (
          <ul aria-label="On now" className="flex min-w-0 flex-wrap gap-2">
            {chips.map(({ text, remove }) => (
              <li key={text} className="max-w-full">
                <button
                  type="button"
                  aria-label={`Take off ${text}`}
                  className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-control bg-accent px-2.5 py-1 text-left text-paper hover:bg-ink"
                  onClick={remove}
                >
                  <span className="line-clamp-2 min-w-0 [overflow-wrap:anywhere]">{text}</span>
                  <X aria-hidden="true" size={14} className="shrink-0" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <div className="flex shrink-0 flex-wrap gap-2">
          <CopyButton label="Copy link" text={controls.link} />
          {!isTour && overrides.length + latencies.length > 0 && (
            <ToolButton onClick={handleClear}>Clear overrides</ToolButton>
          )}
        </div>
      </div>
    </div>
  );
}
