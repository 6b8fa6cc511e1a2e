import './backstage-colors.css';
import './backstage.css';
import { BackstagePanel } from './backstage-panel.tsx';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import { mount } from './mount.ts';

/**
 * Opens Backstage beside the page and moves the focus into it.
 * @returns closes it, and returns the focus to where it was
 */
export function showBackstage(controls: DemoControls, onClosed: () => void): () => void {
  const returnTo = document.activeElement;
  const unmount = mount(<BackstagePanel controls={controls} onClose={close} />);

  function close() {
    unmount();
    if (returnTo instanceof HTMLElement) returnTo.focus();
    onClosed();
  }

  return close;
}
