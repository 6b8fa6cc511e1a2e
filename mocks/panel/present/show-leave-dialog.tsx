import { createRoot } from 'react-dom/client';
import { LeaveDialog } from './leave-dialog.tsx';

/** Asks for the word that ends present mode; once, however often it is asked for. */
export function showLeaveDialog(onLeave: () => void): void {
  if (document.querySelector('.leave-dialog')) return;
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);

  function handleClose() {
    root.unmount();
    container.remove();
  }

  root.render(<LeaveDialog onLeave={onLeave} onClose={handleClose} />);
}
