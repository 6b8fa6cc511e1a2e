import type { DemoBackend } from './demo-backend.ts';
import { createConsole } from './console.ts';
import { createDemoControls } from './demo-controls.ts';

/** The demo's own tools: `window.vernissage` at once, Backstage when it is opened. */
export interface Tools {
  open: () => void;
  toggle: () => void;
}

/** Makes the tools of a page; the panel's code comes when it is opened. */
export function createTools(shop: DemoBackend): Tools {
  const stage = createDemoControls(shop);
  let close: (() => void) | undefined;

  async function open() {
    const { showBackstage } = await import('#mocks/panel/show-backstage.tsx');
    close ??= showBackstage(stage, () => {
      close = undefined;
    });
  }

  window.vernissage = createConsole(stage, () => void open());
  return {
    open: () => void open(),
    toggle: () => (close ? close() : void open()),
  };
}
