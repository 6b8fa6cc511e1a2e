import { ChevronLeft, X } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { TabPanel, Tabs } from '#src/ui/tabs.tsx';
import { AboutSection } from './about-section.tsx';
import { DataSection } from './data-section.tsx';
import { RequestsSection } from './requests-section.tsx';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import { describeState } from '#mocks/demo/state/describe-state.ts';
import { ActiveState } from './active-state.tsx';
import { CopyButton } from './panel-controls.tsx';
import { UndoNotice } from './undo-notice.tsx';
import { useHeightInPage } from './use-height-in-page.ts';
import { developerLabels, presenterTiles } from './sections.tsx';
import {
  type DeveloperSection,
  developerSections,
  isOffered,
  type SectionName,
  showSection,
  shownSection,
} from './shown-section.ts';
import { PresentSection } from './present-section.tsx';
import { StartSection } from './start-section.tsx';
import { StatesSection } from './states-section.tsx';
import { TourSection } from './tour-section.tsx';

// On their own, because they are long and few look for them.
const AsSpecifiedSection = lazy(async () => ({
  default: (await import('./as-specified/as-specified-section.tsx')).AsSpecifiedSection,
}));
const ApiSection = lazy(async () => ({
  default: (await import('./api-section.tsx')).ApiSection,
}));
const OfflineSection = lazy(async () => ({
  default: (await import('./offline-section.tsx')).OfflineSection,
}));
const OverridesSection = lazy(async () => ({
  default: (await import('./overrides-section.tsx')).OverridesSection,
}));
const RowsSection = lazy(async () => ({
  default: (await import('./rows-section.tsx')).RowsSection,
}));

const SECTIONS = {
  start: StartSection,
  tour: TourSection,
  states: StatesSection,
  offline: OfflineSection,
  data: DataSection,
  present: PresentSection,
  requests: RequestsSection,
  faults: OverridesSection,
  rows: RowsSection,
  api: ApiSection,
  'as-specified': AsSpecifiedSection,
  about: AboutSection,
} satisfies Record<SectionName, unknown>;

/** Sections of what a link hands on. The others have a link of their own, or nothing to do with one. */
const OF_STATES: ReadonlySet<SectionName> = new Set(['states', 'faults', 'rows']);

const TITLE = 'px-5 pb-2 text-28 outline-none';

const tabs = developerSections
  .filter(isOffered)
  .map((value) => ({ value, label: developerLabels[value] }));

/** The demo's own controls: not modal, Esc closes. */
export function BackstagePanel({
  controls,
  onClose,
}: {
  controls: DemoControls;
  onClose: () => void;
}) {
  const shown = useStore(shownSection);
  const hasState = useStore(controls.state, (state) => describeState(state) !== '');
  const isStart = shown === 'start';
  const Section = SECTIONS[shown];
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useHeightInPage(panel, '--backstage-height');
  useEffect(() => heading.current?.focus(), []);
  useEffect(
    () =>
      // The section before may have been scrolled, and the panel scrolls as a whole.
      shownSection.subscribe(() => {
        panel.current!.scrollTop = 0;
      }),
    [],
  );

  function handleBack() {
    showSection('start');
    heading.current?.focus();
  }

  const content = (
    <Suspense>
      <Section controls={controls} />
    </Suspense>
  );
  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby="backstage-heading"
      data-backstage={shown}
      className="backstage backstage-colors flex flex-col overflow-y-auto overscroll-contain text-14"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <h2
        ref={heading}
        id="backstage-heading"
        tabIndex={-1}
        className={isStart ? TITLE : 'sr-only'}
      >
        Backstage
      </h2>
      <div className="panel-head sticky top-0 z-10 flex min-h-14 shrink-0 items-center justify-between gap-3 bg-paper px-5 py-1.5">
        {isStart ? (
          <p className="text-muted">For you: visitors see none of this.</p>
        ) : (
          <button
            type="button"
            className="-ml-1 flex min-h-11 items-center gap-1 hover:text-accent"
            onClick={handleBack}
          >
            <ChevronLeft aria-hidden="true" size={18} strokeWidth={1.5} />
            All controls
          </button>
        )}
        {hasState && OF_STATES.has(shown) && <CopyButton label="Copy link" text={controls.link} />}
        {shown === 'as-specified' && (
          <CopyButton
            label="Copy link"
            name="Copy link to this list"
            text={() => addressOf(location.href)}
          />
        )}
        <button
          type="button"
          aria-label="Close Backstage"
          className="flex min-h-11 shrink-0 items-center gap-1 hover:text-accent"
          onClick={onClose}
        >
          Close
          <X aria-hidden="true" size={18} strokeWidth={1.5} />
        </button>
      </div>
      {!isStart && <SectionTitle key={`title-${shown}`} section={shown} />}
      <ActiveState controls={controls} />
      <UndoNotice controls={controls} />
      {isDeveloperSection(shown) ? (
        <DeveloperTabs shown={shown}>{content}</DeveloperTabs>
      ) : (
        <div key={shown} className="flex-1 px-5 pt-1 pb-5">
          {content}
        </div>
      )}
    </div>
  );
}

/** The address of a page with the list of what is specified open. */
function addressOf(href: string): string {
  const url = new URL(href);
  url.searchParams.set('backstage', 'as-specified');
  return url.href;
}

const isDeveloperSection = (name: SectionName): name is DeveloperSection =>
  developerSections.some((known) => known === name);

/** Takes the focus of the tile that has led here; where tabs do, they say what is shown. */
function SectionTitle({ section }: { section: Exclude<SectionName, 'start'> }) {
  const title = useRef<HTMLHeadingElement>(null);
  const isOfDevelopers = isDeveloperSection(section);
  useEffect(() => {
    if (!isOfDevelopers && document.activeElement === document.body) title.current?.focus();
  }, [isOfDevelopers]);
  return (
    <h3 ref={title} tabIndex={-1} className={isOfDevelopers ? 'sr-only' : TITLE}>
      {isOfDevelopers ? 'For developers' : presenterTiles[section].title}
    </h3>
  );
}

function DeveloperTabs({ shown, children }: { shown: DeveloperSection; children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    region.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
  }, []);
  return (
    <div ref={region} className="flex flex-1 flex-col">
      <Tabs
        label="For developers"
        tabs={tabs}
        value={shown}
        onValueChange={showSection}
        className="flex flex-1 flex-col"
      >
        <TabPanel key={shown} value={shown} className="flex-1 px-5 py-4">
          {children}
        </TabPanel>
      </Tabs>
    </div>
  );
}
