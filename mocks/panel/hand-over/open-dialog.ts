import type { DemoControls } from '#mocks/demo/demo-controls.ts';

/** Loads and opens the dialog that hands this page over; the library of the code comes with it. */
export async function openHandOver(controls: DemoControls): Promise<void> {
  const { showHandOver } = await import('./show-hand-over.tsx');
  showHandOver(controls);
}
