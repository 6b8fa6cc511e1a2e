import * as collection from '#fixtures/collection.ts';
import type { SeedCollection } from '#mocks/backend/db/database.ts';

/** Takes the place of `fetch-collection.ts` where a page opens from a disk and can fetch nothing. */
export const fetchCollection = async (): Promise<SeedCollection> => collection;
