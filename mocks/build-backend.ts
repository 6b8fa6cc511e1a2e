import * as collection from '#fixtures/collection.ts';
import { createBackend } from '#mocks/backend/create-backend.ts';

// Plain rows, as those of a first visit: the page is right only where both give the fields in the same order.
const backend = await createBackend({ collection, storage: 'memory', isModelDeferred: true });

/** Answers the calls of the pages that the build renders, as a new visitor would be answered. */
export const answer = (request: Request): Promise<Response> => backend.answer(request);
