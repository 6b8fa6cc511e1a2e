import { DATABASE_NAME } from '#src/contract/site-names.ts';
import { fetchCollection } from './fetch-collection.ts';
import { createBackend } from '#mocks/backend/create-backend.ts';
import { askedStaging, keptStaging } from './session-state.ts';
import type { OpenedShop } from './demo-backend.ts';
import { noteStorageLoss as onStorageLost } from '#mocks/transport/backend-state.ts';

/** Opens the page's backend: as it is, or in the state that the address or this tab asks for. */
export async function openShop(): Promise<OpenedShop> {
  const collection = fetchCollection();
  const asked = askedStaging(location.search);
  const kept = keptStaging();
  if (asked === undefined && !kept) {
    const backend = await createBackend({ collection, onStorageLost });
    return { backend, storage: DATABASE_NAME, text: '', mistakes: [] };
  }
  const { openStaged } = await import('./open-staged.ts');
  const [visit] = performance.getEntriesByType('navigation');
  const isReturn = (visit as PerformanceNavigationTiming | undefined)?.type !== 'navigate';
  return openStaged({ collection, onStorageLost, asked, kept, isReturn });
}
