import '../backstage-colors.css';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import type { HandOver } from '#mocks/demo/hand-over/hand-over.ts';
import { goToHandOver } from '#mocks/demo/hand-over/open-hand-over.ts';
import { removeFragment } from '#mocks/demo/hand-over/page-address.ts';
import { openRoom } from '#mocks/demo/hand-over/room.ts';
import type { DemoBackend } from '#mocks/demo/start-demo-backend.ts';
import { mount } from '../mount.ts';
import { ReceivedDialog } from './received-dialog.tsx';

/** Asks whether to open what the address hands over; where it is open, completes the page. */
export function takeOver(
  controls: DemoControls,
  { handOver, asksFirst }: NonNullable<DemoBackend['received']>,
): void {
  if (asksFirst) ask(controls, handOver);
  else if (handOver.isRoomOpen) openRoom();
}

function ask(controls: DemoControls, handOver: HandOver): void {
  const unmount = mount(
    <ReceivedDialog
      controls={controls}
      handOver={handOver}
      onOpen={() => controls.openState(goToHandOver(handOver))}
      onKeep={() => {
        removeFragment();
        unmount();
      }}
    />,
  );
}
