import '../backstage-colors.css';
import { createRoot } from 'react-dom/client';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import { HandOver } from './hand-over.tsx';
import { PanelDialog } from './panel-dialog.tsx';

/** Opens a dialog that hands this page over to another device. */
export function showHandOver(controls: DemoControls): void {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);

  function handleClose() {
    root.unmount();
    container.remove();
  }

  root.render(
    <PanelDialog title="Hand over" onClose={handleClose}>
      <HandOver controls={controls} />
    </PanelDialog>,
  );
}
