import { X } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { TabPanel, Tabs } from '#src/ui/tabs.tsx';
import { AboutSection } from './about-section.tsx';
import { DataSection } from './data-section.tsx';
import { RequestsSection } from './requests-section.tsx';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import { ActiveState } from './active-state.tsx';
import { UndoNotice } from './undo-notice.tsx';
import { sectionNames, type SectionName, showSection, shownSection } from './shown-section.ts';
import { TourSection } from './tour-section.tsx';

// On their own, because they are long and few look for them.
const AsSpecifiedSection = lazy(async () => ({
  default: (await import('./as-specified/as-specified-section.tsx')).AsSpecifiedSection,
}));
const ApiSection = lazy(async () => ({
  default: (await import('./api-section.tsx')).ApiSection,
}));
const OverridesSection = lazy(async () => ({
  default: (await import('./overrides-section.tsx')).OverridesSection,
}));
const RowsSection = lazy(async () => ({
  default: (await import('./rows-section.tsx')).RowsSection,
}));

const SECTIONS = {
  tour: { label: 'Tour', Section: TourSection },
  'as-specified': { label: 'As specified', Section: AsSpecifiedSection },
  data: { label: 'Data', Section: DataSection },
  rows: { label: 'Rows', Section: RowsSection },
  faults: { label: 'Faults', Section: OverridesSection },
  requests: { label: 'Requests', Section: RequestsSection },
  api: { label: 'API', Section: ApiSection },
  about: { label: 'About', Section: AboutSection },
} satisfies Record<SectionName, unknown>;

const tabs = sectionNames.map((value) => ({ value, label: SECTIONS[value].label }));

/** The demo's own controls: not modal, Esc closes. */
export function BackstagePanel({
  controls,
  onClose,
}: {
  controls: DemoControls;
  onClose: () => void;
}) {
  const shown = useStore(shownSection);
  const { Section } = SECTIONS[shown];
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  return (
    <div
      role="dialog"
      aria-labelledby="backstage-heading"
      data-backstage={shown}
      className="backstage backstage-colors flex flex-col overflow-y-auto overscroll-contain text-14 window-lg:overflow-hidden"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className="sticky top-0 z-10 flex shrink-0 items-start justify-between bg-paper px-5 pt-4 pb-2">
        <div>
          <h2 ref={heading} id="backstage-heading" tabIndex={-1} className="text-28 outline-none">
            Backstage
          </h2>
          <p className="font-mono text-12 text-muted">controls of the demo, not of the shop</p>
        </div>
        <button
          type="button"
          aria-label="Close Backstage"
          className="-mt-1 -mr-3 flex size-11 items-center justify-center hover:text-accent"
          onClick={onClose}
        >
          <X aria-hidden="true" size={20} strokeWidth={1.5} />
        </button>
      </div>
      <ActiveState controls={controls} />
      <UndoNotice controls={controls} />
      <Tabs
        label="Backstage"
        tabs={tabs}
        value={shown}
        onValueChange={showSection}
        className="flex flex-1 flex-col window-lg:min-h-0 [&>[role=tablist]]:mr-2 [&>[role=tablist]]:ml-5 [&>[role=tablist]]:gap-1.5 [&>[role=tablist]>*]:text-14"
      >
        <TabPanel
          key={shown}
          value={shown}
          className="flex-1 px-5 py-5 window-lg:min-h-0 window-lg:overflow-y-auto window-lg:overscroll-contain"
        >
          <Suspense>
            <Section controls={controls} />
          </Suspense>
        </TabPanel>
      </Tabs>
    </div>
  );
}
