import './ui/theme.css';
import { createRoot } from 'react-dom/client';
import { App } from '#src/app/app.tsx';
import { useCart } from '#src/data/cart.ts';
import { finishEarlierOrder } from '#src/data/earlier-order.ts';
import { holdCallsUntil } from '#src/data/http.ts';
import { useSession } from '#src/data/session.ts';

// The one crossing to the backend that lives in the browser; with a real server it is not even bundled.
if (import.meta.env.VITE_BACKEND !== 'live') {
  holdCallsUntil(import('#mocks/browser.ts').then(({ startBackend }) => startBackend()));
}

useSession.getState().restore();
void useCart.getState().load().then(finishEarlierOrder);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root to render into.');
createRoot(root).render(<App />);
