import { loadOnce } from '#src/lib/load-once.ts';
import { pageParameter } from '#src/site/page-parameters.ts';
import { createConsole } from '#mocks/demo/console.ts';
import { createDemoControls } from '#mocks/demo/demo-controls.ts';
import { hasTour, isPresenting, type Tools } from '#mocks/demo/entry-points.ts';
import { removePageParameter } from '#mocks/demo/remove-page-parameter.ts';
import type { DemoBackend } from '#mocks/demo/start-demo-backend.ts';
import { describeState } from '#mocks/demo/state/describe-state.ts';
import { openHandOver } from './hand-over/open-dialog.ts';
import { type SectionName, showSection } from './shown-section.ts';

/**
 * Creates the tools of a page: `window.vernissage` at once; the React of Backstage and of the tour's card is loaded when
 * they are opened, here where the address asks for them.
 */
export function createTools(demo: DemoBackend): Tools {
  if (isOfShop && isPresenting()) {
    import('./present/present.tsx').then(({ present }) => present(demo)).catch(reportError);
    return NO_TOOLS;
  }
  const controls = createDemoControls(demo);
  let close: (() => void) | undefined;

  async function open(section?: string) {
    showSection(section);
    const { showBackstage } = await import('./show-backstage.tsx');
    close ??= showBackstage(controls, () => {
      close = undefined;
      // A page that is reloaded later, such as by the end of a state, is not to open it again.
      removePageParameter('backstage');
    });
  }

  async function openRequested() {
    if (demo.received) {
      const { takeOver } = await import('./hand-over/take-over.tsx');
      takeOver(controls, demo.received);
    }
    if (isOfShop && pageParameter('tour') === 'notes') {
      const { showNotes } = await import('./show-notes.tsx');
      return showNotes();
    }
    if (isOfShop && hasTour()) {
      const { showTour } = await import('./show-tour.tsx');
      showTour(
        demo,
        () => void open('tour' satisfies SectionName),
        () => void openHandOver(controls),
      );
    }
    const section = pageParameter('backstage');
    if (section !== null || demo.mistakes.length > 0) await open(section ?? undefined);
  }

  addEventListener('popstate', async () => {
    if (pageParameter('tour') === null) return;
    const { removeEndedStep } = await import('#mocks/demo/tour/end-tour.ts');
    removeEndedStep();
  });

  const loadBar = loadOnce(async () => {
    const { showStateBar } = await import('./show-state-bar.tsx');
    showStateBar(controls, () => void open('states' satisfies SectionName));
  });
  const showBar = () => {
    if (describeState(controls.state.getState()) !== '') loadBar().catch(reportError);
  };
  controls.state.subscribe(showBar);
  showBar();

  window.vernissage = createConsole(controls, () => void open());
  void openRequested();
  return {
    open: () => void open(),
    toggle: () => (close ? close() : void open()),
  };
}

/** Another app that has installed the backend has neither tours nor a stand. */
const isOfShop = import.meta.env.MODE !== 'package';

/** In present mode nothing opens them. */
const NO_TOOLS: Tools = { open: () => {}, toggle: () => {} };
