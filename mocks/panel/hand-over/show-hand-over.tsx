import '../backstage-colors.css';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import { mount } from '../mount.ts';
import { HandOver } from './hand-over.tsx';
import { PanelDialog } from './panel-dialog.tsx';

/** Opens a dialog that hands this page over to another device. */
export function showHandOver(controls: DemoControls): void {
  const unmount = mount(
    <PanelDialog title="Hand over" onClose={() => unmount()}>
      <HandOver controls={controls} />
    </PanelDialog>,
  );
}
