import '../backstage-colors.css';
import { createRoot } from 'react-dom/client';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import type { HandOver } from '#mocks/demo/hand-over/hand-over.ts';
import { removeFragment } from '#mocks/demo/hand-over/page-address.ts';
import { ReceivedDialog } from './received-dialog.tsx';

/** Asks whether to open what was handed over. */
export function askToOpen(controls: DemoControls, handOver: HandOver): void {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);

  function handleKeep() {
    removeFragment();
    root.unmount();
    container.remove();
  }

  root.render(
    <ReceivedDialog
      controls={controls}
      handOver={handOver}
      onOpen={() => void controls.openHandOver(handOver)}
      onKeep={handleKeep}
    />,
  );
}
