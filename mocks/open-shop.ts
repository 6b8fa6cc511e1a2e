import { DATABASE_NAME } from '#src/contract/site-names.ts';
import { fetchCollection } from './db/fetch-collection.ts';
import { createBackend } from './handlers/backend.ts';
import { askedStaging, keptStaging } from './scenarios/kept-staging.ts';
import type { OpenedShop } from './scenarios/opened-shop.ts';
import { noteStorageLoss as onStorageLost } from './transport/backend-state.ts';

/** Opens the page's backend: as it is, or in the state that the address or this tab asks for. */
export async function openShop(): Promise<OpenedShop> {
  const collection = fetchCollection();
  const asked = askedStaging(location.search);
  const kept = keptStaging();
  if (asked === undefined && !kept) {
    const backend = await createBackend({ collection, onStorageLost });
    return { backend, storage: DATABASE_NAME, text: '', mistakes: [] };
  }
  const { openStaged } = await import('./scenarios/open-staged.ts');
  const [visit] = performance.getEntriesByType('navigation');
  const isReturn = (visit as PerformanceNavigationTiming | undefined)?.type !== 'navigate';
  return openStaged({ collection, onStorageLost, asked, kept, isReturn });
}
