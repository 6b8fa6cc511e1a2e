import { setupServer } from 'msw/node';
import * as collection from '#fixtures/collection.ts';
import { type Backend, type BackendOptions, createBackend } from '#mocks/handlers/backend.ts';
import { mswHandlers } from '#mocks/handlers/msw-handlers.ts';

/** Intercepts the fetch calls of a Node process; `server.use(http.get(…))` overrides as everywhere. */
export const server = setupServer();

/**
 * Has the server answer from a new backend in memory, and drops the overrides of the test before.
 * @returns the backend, to look into its database or to set its conditions
 */
export async function freshBackend(options: Partial<BackendOptions> = {}): Promise<Backend> {
  const backend = await createBackend({ collection, storage: 'memory', ...options });
  server.resetHandlers(...mswHandlers(backend.answer));
  return backend;
}
