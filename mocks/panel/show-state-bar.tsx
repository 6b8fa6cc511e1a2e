import './backstage-colors.css';
import './state-bar.css';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import { mount } from './mount.ts';
import { StateBar } from './state-bar.tsx';

/** Shows at the edge of the page what is not as usual, until nothing is. */
export function showStateBar(controls: DemoControls, onOpen: () => void): void {
  mount(<StateBar controls={controls} onOpen={onOpen} />);
}
