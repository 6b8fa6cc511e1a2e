import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Folders whose tests have to notice, nearest first, as `run.mjs` names them: `mocks/backend/server mocks/backend/handlers`. */
const folders = (process.env.MUTATION_TESTS ?? 'src/domain').split(' ');

const distance = ({ moduleId }) =>
  folders.findIndex((folder) => moduleId.startsWith(`${root}${folder}/`));

/** The nearest tests first: a mutant's run ends with the first test that fails. */
class NearestFirst extends BaseSequencer {
  async sort(files) {
    return files.toSorted((a, b) => distance(a) - distance(b));
  }
}

export default defineConfig({
  root,
  test: {
    environment: 'jsdom',
    setupFiles: ['./src/testing/setup.ts'],
    include: folders.map((folder) => `${folder}/*.test.{ts,tsx}`),
    sequence: { sequencer: NearestFirst },
    unstubGlobals: true,
    restoreMocks: true,
  },
});
