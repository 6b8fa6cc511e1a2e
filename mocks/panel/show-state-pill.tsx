import './backstage-colors.css';
import './state-pill.css';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import { mount } from './mount.ts';
import { StatePill } from './state-pill.tsx';

/** Shows at the edge of the page what is not as usual, until nothing is. */
export function showStatePill(controls: DemoControls, onOpen: () => void): void {
  mount(<StatePill controls={controls} onOpen={onOpen} />);
}
