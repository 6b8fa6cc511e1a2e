import * as collection from '#fixtures/collection.ts';
import type { SeedCollection } from '#mocks/backend/db/database.ts';

/** Replaces `fetch-collection.ts` in the single-file build, which opens from a disk and can fetch nothing. */
export const fetchCollection = async (): Promise<SeedCollection> => collection;
