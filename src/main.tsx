import './ui/theme.css';
import { createRoot } from 'react-dom/client';
import { App } from '#src/app/app.tsx';
import { useCart } from '#src/data/cart.ts';
import { resumeInterruptedOrder } from '#src/data/interrupted-order.ts';
import { holdCallsUntil } from '#src/data/http.ts';
import { useSession } from '#src/data/session.ts';

// The only import of the mock backend; with a real server it is not bundled.
if (import.meta.env.VITE_BACKEND !== 'live') {
  holdCallsUntil(import('#mocks/browser.ts').then(({ startBackend }) => startBackend()));
}

useSession.getState().restore();
void useCart.getState().load().then(resumeInterruptedOrder);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root to render into.');
createRoot(root).render(<App />);
