import { DATABASE_NAME } from '#src/contract/site-names.ts';
import { fetchCollection } from './fetch-collection.ts';
import { createBackend } from '#mocks/backend/create-backend.ts';
import { stateParameters, readSessionState } from './session-state.ts';
import type { DemoBackend } from './demo-backend.ts';
import { noteStorageLoss as onStorageLost } from '#mocks/transport/backend-state.ts';

/** Opens the page's backend: as it is, or in the state that the address or this tab asks for. */
export async function openShop(): Promise<DemoBackend> {
  const collection = fetchCollection();
  const asked = stateParameters(location.search);
  const kept = readSessionState();
  if (asked === undefined && !kept) {
    const backend = await createBackend({ collection, onStorageLost });
    return { backend, storage: DATABASE_NAME, text: '', mistakes: [] };
  }
  const { openDemoBackend } = await import('./open-staged.ts');
  const [visit] = performance.getEntriesByType('navigation');
  const isReturn = (visit as PerformanceNavigationTiming | undefined)?.type !== 'navigate';
  return openDemoBackend({ collection, onStorageLost, asked, kept, isReturn });
}
