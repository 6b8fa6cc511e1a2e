import './backstage-colors.css';
import './backstage.css';
import { createRoot } from 'react-dom/client';
import { BackstagePanel } from './backstage-panel.tsx';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';

/**
 * Opens Backstage beside the page and moves the focus into it.
 * @returns closes it, and returns the focus to where it was
 */
export function showBackstage(controls: DemoControls, onClosed: () => void): () => void {
  const returnTo = document.activeElement;
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);

  function close() {
    root.unmount();
    container.remove();
    if (returnTo instanceof HTMLElement) returnTo.focus();
    onClosed();
  }

  root.render(<BackstagePanel controls={controls} onClose={close} />);
  return close;
}
