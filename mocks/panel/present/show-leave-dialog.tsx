import { mount } from '../mount.ts';
import { LeaveDialog } from './leave-dialog.tsx';

/** Asks for the word that ends present mode; once, however often it is asked for. */
export function showLeaveDialog(onLeave: () => void): void {
  if (document.querySelector('.leave-dialog[open]')) return;
  const unmount = mount(<LeaveDialog onLeave={onLeave} onClose={() => unmount()} />);
}
