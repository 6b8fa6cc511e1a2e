import { createConsole } from '#mocks/demo/console.ts';
import { createDemoControls } from '#mocks/demo/demo-controls.ts';
import type { Tools } from '#mocks/demo/entry-points.ts';
import type { DemoBackend } from '#mocks/demo/start-demo-backend.ts';

/** Creates the tools of a page: `window.vernissage` at once; Backstage's React is loaded when it is opened. */
export function createTools(demo: DemoBackend): Tools {
  const controls = createDemoControls(demo);
  let close: (() => void) | undefined;

  async function open() {
    const { showBackstage } = await import('./show-backstage.tsx');
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
