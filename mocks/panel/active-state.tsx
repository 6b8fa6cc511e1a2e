import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useStore } from 'zustand';
import { formatCallLatency } from '#mocks/demo/state/call-latency.ts';
import { formatOverride } from '#mocks/demo/state/override.ts';
import { formatLivePath } from '#mocks/demo/real-server/live-paths.ts';
import { scenarios as scenarioList } from '#mocks/demo/state/scenarios/scenarios.ts';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import { tourProgress } from '#mocks/demo/tour/tour-progress.ts';
import { failureInWords } from '#mocks/demo/state/override-words.ts';
import { overrideExcerpt } from './override-excerpt.ts';
import { ToolButton } from './panel-controls.tsx';
import { shownSection } from './shown-section.ts';
import { useUsedOverrides } from './use-used-overrides.ts';

interface Chip {
  text: string;
  /** As it is written in an address. */
  title?: string;
  note?: string | undefined;
  remove: () => void;
}

/** Ends what was set for single calls; nothing where nothing was. */
export function ClearOverrides({ controls }: { controls: DemoControls }) {
  const { overrides, latencies } = useStore(controls.state);
  if (overrides.length + latencies.length === 0) return null;

  function handleClear({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The button goes with what it clears.
    currentTarget.closest('[role=dialog]')?.querySelector('h2')?.focus();
    controls.clearConditions();
  }

  return (
    <ToolButton className="shrink-0" onClick={handleClear}>
      Clear overrides
    </ToolButton>
  );
}

/**
 * The active scenarios, overrides and latencies, each with a button that removes it, and what could not be read. Those
 * of a tour belong to its step, and a client who looks on need not see how a fault is made.
 */
export function ActiveState({ controls }: { controls: DemoControls }) {
  const { scenarios, overrides, latencies, clock, handed } = useStore(controls.state);
  const { livePaths = [] } = controls;
  // Faults have it beside their heading.
  const hasOwnClear = useStore(shownSection, (section) => section === 'faults');
  const isTour = useStore(tourProgress, ({ step }) => step !== undefined);
  const isUsed = useUsedOverrides(controls.backend);
  const chips: Chip[] = [
    ...scenarios.map((name) => ({
      text: scenarioList[name].title,
      remove: () => controls.applyScenarios(scenarios.filter((other) => other !== name)),
    })),
    ...overrides.map((override) => ({
      text: failureInWords(override) ?? overrideExcerpt(formatOverride(override)),
      title: formatOverride(override),
      note: isUsed(override) ? 'used' : undefined,
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
  const isChanged = !isTour && chips.length > 0;
  return (
    <div className="flex flex-col gap-3 px-5 pb-3 empty:hidden">
      {controls.mistakes.length > 0 && (
        <div role="alert" className="rounded-control border border-danger p-3 text-danger">
          <p className="font-semibold">The address asks for something there is not.</p>
          <ul className="mt-1 max-h-40 overflow-y-auto font-mono text-12 wrap-anywhere">
            {controls.mistakes.map((mistake) => (
              <li key={mistake}>{mistake}</li>
            ))}
          </ul>
        </div>
      )}
      {isTour && <p className="text-muted">The shop as this step of the tour shows it.</p>}
      {isChanged && (
        <div className="flex flex-wrap items-start justify-between gap-2">
          <ul aria-label="On now" className="flex min-w-0 flex-wrap items-center gap-2">
            <li aria-hidden="true" className="text-muted">
              On now
            </li>
            {chips.map(({ text, title = text, note, remove }) => (
              <li key={title} className="max-w-full">
                <button
                  type="button"
                  title={title}
                  aria-label={['Take off ' + text, note].filter(Boolean).join(', ')}
                  className="tool-primary inline-flex min-h-9 max-w-full items-center gap-2 rounded-control px-3 py-1 text-left"
                  onClick={remove}
                >
                  <span className="two-lines min-w-0">{text}</span>
                  {note && <span className="shrink-0 text-12">{note}</span>}
                  <X aria-hidden="true" size={14} className="shrink-0" />
                </button>
              </li>
            ))}
          </ul>
          {!hasOwnClear && <ClearOverrides controls={controls} />}
        </div>
      )}
    </div>
  );
}
