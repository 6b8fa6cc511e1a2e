import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { TabPanel, Tabs } from '#src/ui/tabs.tsx';
import { AboutSection } from './about-section.tsx';
import { DataSection } from './data-section.tsx';
import { FaultsSection } from './faults-section.tsx';
import { RequestsSection } from './requests-section.tsx';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import { ActiveState } from './active-state.tsx';
import { TourSection } from './tour-section.tsx';

const SECTIONS = [
  { value: 'data', label: 'Data', Section: DataSection },
  { value: 'faults', label: 'Faults', Section: FaultsSection },
  { value: 'requests', label: 'Requests', Section: RequestsSection },
  { value: 'tour', label: 'Tour', Section: TourSection },
  { value: 'about', label: 'About', Section: AboutSection },
] as const;

type SectionName = (typeof SECTIONS)[number]['value'];

/** The demo's own controls: not modal, Esc closes. */
export function BackstagePanel({
  controls,
  onClose,
}: {
  controls: DemoControls;
  onClose: () => void;
}) {
  const [shown, show] = useState<SectionName>('data');
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  return (
    <div
      role="dialog"
      aria-labelledby="backstage-heading"
      data-backstage=""
      className="backstage flex flex-col overflow-y-auto overscroll-contain text-14 window-lg:overflow-hidden"
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
      <Tabs
        label="Backstage"
        tabs={SECTIONS}
        value={shown}
        onValueChange={show}
        className="flex flex-1 flex-col window-lg:min-h-0 [&>[role=tablist]]:mx-5 [&>[role=tablist]]:gap-5"
      >
        {SECTIONS.map(({ value, Section }) => (
          <TabPanel
            key={value}
            value={value}
            className="flex-1 px-5 py-5 window-lg:min-h-0 window-lg:overflow-y-auto window-lg:overscroll-contain"
          >
            <Section controls={controls} />
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}
