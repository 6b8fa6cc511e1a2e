import { ChevronRight } from 'lucide-react';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import { openHandOver } from './hand-over/open-dialog.ts';
import { developerLabels, presenterTiles } from './sections.tsx';
import { developerSections, isOffered, showSection } from './shown-section.ts';

const tiles = Object.entries(presenterTiles).filter(([name]) => isOffered(name));

/** Backstage's first page: what somebody who shows the shop needs, and behind it what developers do. */
export function StartSection({ controls }: { controls: DemoControls }) {
  return (
    <>
      <ul className="tiles section-tiles">
        {tiles.map(([name, { title, sentence, Icon }]) => (
          <li key={name} className="contents">
            <button
              type="button"
              className="flex flex-col items-start gap-1 rounded-control border border-hairline bg-wall p-3 text-left hues hover:border-accent"
              aria-haspopup={name === 'hand-over' ? 'dialog' : undefined}
              onClick={() =>
                name === 'hand-over' ? void openHandOver(controls) : showSection(name)
              }
            >
              <span className="flex items-center gap-2">
                <Icon
                  aria-hidden="true"
                  size={20}
                  strokeWidth={1.5}
                  className="shrink-0 text-accent"
                />
                <span className="font-serif text-22">{title}</span>
              </span>
              <span className="text-muted">{sentence}</span>
            </button>
          </li>
        ))}
      </ul>
      <h3 className="mt-5 eyebrow text-muted">For developers</h3>
      <ul className="tiles section-tiles tile-lines mt-1">
        {developerSections.filter(isOffered).map((name) => (
          <li key={name}>
            <button
              type="button"
              className="flex min-h-11 w-full items-center justify-between border-b border-hairline text-left hover:text-accent"
              onClick={() => showSection(name)}
            >
              <span>{developerLabels[name]}</span>
              <ChevronRight aria-hidden="true" size={16} className="text-muted" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
