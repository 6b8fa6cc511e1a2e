import { DEMO_PARAMETERS, hasParameter } from '#src/site/page-parameters.ts';
import { DEMO_STATE_KEY } from '#src/site/storage-names.ts';

/** Whether the mock backend answers; texts about the demo are shown only then. */
export const isDemo = (): boolean => import.meta.env.VITE_BACKEND !== 'live';

/** Whether the build has a real server answer some calls, before the backend says so. */
export const hasRealCalls = (): boolean => /[/*]/.test(import.meta.env.VITE_LIVE_PATHS ?? '');

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
