import '../backstage-colors.css';
import { createRoot } from 'react-dom/client';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import type { HandOver } from '#mocks/demo/hand-over/hand-over.ts';
import { removeFragment } from '#mocks/demo/hand-over/page-address.ts';
import { openRoom } from '#mocks/demo/hand-over/room.ts';
import { ReceivedDialog } from './received-dialog.tsx';
import { ReceivedNotice } from './received-notice.tsx';

interface Received {
  handOver: HandOver;
  asksFirst: boolean;
}

/** Asks whether to open what was handed over, or says above the page that it is open. */
export function showReceived(controls: DemoControls, { handOver, asksFirst }: Received): void {
  const container = document.createElement('div');
  // There before its words are, so that screen readers say them.
  if (!asksFirst) container.setAttribute('role', 'status');
  if (!asksFirst && handOver.isRoomOpen) openRoom();
  document.body.prepend(container);
  const root = createRoot(container);

  function close() {
    root.unmount();
    container.remove();
  }

  function keep() {
    removeFragment();
    close();
  }

  root.render(
    asksFirst ? (
      <ReceivedDialog
        controls={controls}
        handOver={handOver}
        onOpen={() => void controls.openHandOver(handOver)}
        onKeep={keep}
      />
    ) : (
      <ReceivedNotice handOver={handOver} onEnd={controls.endState} onClose={close} />
    ),
  );
}
