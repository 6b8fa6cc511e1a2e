import './backstage.css';
import { createRoot } from 'react-dom/client';
import { BackstagePanel } from './backstage-panel.tsx';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';

/**
 * Puts Backstage beside the page and the focus into it.
 * @returns closes it, takes it out of the page and gives the focus back
 */
export function showBackstage(stage: DemoControls, onClosed: () => void): () => void {
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

  root.render(<BackstagePanel stage={stage} onClose={close} />);
  return close;
}
