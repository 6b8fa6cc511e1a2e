import * as collection from '#fixtures/collection.ts';
import { createBackend } from '#mocks/backend/create-backend.ts';

const backend = await createBackend({ collection, storage: 'memory' });

/** Answers the calls of the pages that the build renders, as a new visitor would be answered. */
export const answer = (request: Request): Promise<Response> => backend.answer(request);
