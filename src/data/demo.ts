import { DEMO_PARAMETERS, demoParameters, hasParameter } from '#src/site/page-parameters.ts';
import { DEMO_STATE_KEY } from '#src/site/storage-names.ts';

/** Whether the mock backend answers; texts about the demo are shown only then. */
export const isDemo = (): boolean => import.meta.env.VITE_BACKEND !== 'live';

/** Whether the build has a real server answer some calls, before the backend says so. */
export const hasRealCalls = (): boolean => /[/*]/.test(import.meta.env.VITE_LIVE_PATHS ?? '');

/** Scenarios of the mock backend that change no response which a prerendered page shows, and sign nobody in. */
export const SCENARIOS_KEEPING_PAGES: readonly string[] = [
  'fresh',
  'full-cart',
  'first-visit',
  'checkout-fails',
  'sign-in-fails',
];

/** Whether the address asks for a demo state, or this tab was in one before: a backend in the browser applies it. */
export function hasDemoState(): boolean {
  if (hasParameter(DEMO_PARAMETERS)) return true;
  try {
    return sessionStorage.getItem(DEMO_STATE_KEY) !== null;
  } catch {
    // Storage is blocked: no state was kept.
    return false;
  }
}

/** Whether a demo state, of the address or of this tab, may change what a prerendered page shows. */
export function changesPrerenderedPage(): boolean {
  return ![...demoParameters(), ...new URLSearchParams(tabState())].every(keepsPage);
}

function tabState(): string {
  try {
    return String(JSON.parse(sessionStorage.getItem(DEMO_STATE_KEY) ?? 'null')?.text ?? '');
  } catch {
    // Storage is blocked, or holds something else: the backend takes no state from it.
    return '';
  }
}

/** One override of a call that only a visitor's action makes, or nothing but scenarios that keep the page. */
function keepsPage([name, value]: [string, string]): boolean {
  if (name === 'fail') return /^(POST|PUT|PATCH|DELETE) [^,]+$/.test(value);
  return (
    name === 'scenario' && value.split(',').every((one) => SCENARIOS_KEEPING_PAGES.includes(one))
  );
}
