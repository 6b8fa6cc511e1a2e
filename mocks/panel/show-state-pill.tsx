import './backstage-colors.css';
import './state-pill.css';
import { createRoot } from 'react-dom/client';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import { StatePill } from './state-pill.tsx';

/** Shows at the edge of the page what is not as usual, until nothing is. */
export function showStatePill(controls: DemoControls, onOpen: () => void): void {
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(<StatePill controls={controls} onOpen={onOpen} />);
}
