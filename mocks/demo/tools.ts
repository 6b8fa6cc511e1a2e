import { createConsole } from './console.ts';
import { createDemoControls, type DemoControls } from './demo-controls.ts';
import type { DemoBackend } from './start-demo-backend.ts';

/** Loads the code of the panel, which stands outside of this folder. */
export type LoadPanel = () => Promise<{
  /** Opens Backstage. @returns closes it */
  showBackstage: (controls: DemoControls, onClosed: () => void) => () => void;
}>;

/** The demo's own tools: `window.vernissage` at once, Backstage when it is opened. */
export interface Tools {
  open: () => void;
  toggle: () => void;
}

/** Creates the tools of a page; the panel is loaded when it is opened. */
export function createTools(demo: DemoBackend, loadPanel: LoadPanel): Tools {
  const controls = createDemoControls(demo);
  let close: (() => void) | undefined;

  async function open() {
    const { showBackstage } = await loadPanel();
    close ??= showBackstage(controls, () => {
      close = undefined;
    });
  }

  window.vernissage = createConsole(controls, () => void open());
  return {
    open: () => void open(),
    toggle: () => (close ? close() : void open()),
  };
}
