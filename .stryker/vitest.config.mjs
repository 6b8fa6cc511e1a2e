import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The tests near the folder under mutation, as `run.mjs` names them: `src/domain mocks/handlers`. */
const folders = (process.env.MUTATION_TESTS ?? 'src/domain').split(' ');

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    environment: 'jsdom',
    setupFiles: ['./src/testing/setup.ts'],
    include: folders.map((folder) => `${folder}/*.test.{ts,tsx}`),
    unstubGlobals: true,
    restoreMocks: true,
  },
});
