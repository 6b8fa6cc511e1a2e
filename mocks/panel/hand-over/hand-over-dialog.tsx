import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import { HandOver } from './hand-over.tsx';
import { PanelDialog } from './panel-dialog.tsx';

/** What hands this page over, in a dialog of its own. */
export function HandOverDialog({
  controls,
  onClose,
}: {
  controls: DemoControls;
  onClose: () => void;
}) {
  return (
    <PanelDialog title="Hand over" onClose={onClose}>
      <HandOver controls={controls} />
    </PanelDialog>
  );
}
