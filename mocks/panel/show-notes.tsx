import './backstage-colors.css';
import './notes-page.css';
import { createRoot } from 'react-dom/client';
import { NotesPage } from './notes-page.tsx';

/** Shows the presenter's notes in place of the shop. */
export function showNotes(): void {
  document.documentElement.classList.add('shows-notes');
  const container = document.createElement('main');
  container.className = 'notes-page backstage-colors';
  document.body.append(container);
  createRoot(container).render(<NotesPage />);
}
