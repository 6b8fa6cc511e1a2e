import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Renders something of the demo beside the page, in a root of its own.
 * @returns takes it away
 */
export function mount(content: ReactNode): () => void {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(content);
  return () => {
    root.unmount();
    container.remove();
  };
}
