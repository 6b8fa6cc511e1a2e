import type { Backend } from '#mocks/backend/create-backend.ts';

/** The backend of a page, and the state it was asked to be in. */
export interface DemoBackend {
  backend: Backend;
  /** The name of its IndexedDB database. */
  storage: string;
  /** What is staged, as `stagingText` writes it; empty for the shop as it is. */
  text: string;
  /** What could not be read of what was asked for. */
  mistakes: readonly string[];
}
