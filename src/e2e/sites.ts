import { fileURLToPath } from 'node:url';

/** Output directory of a run. */
export const results = fileURLToPath(new URL('./.results', import.meta.url));

/** The two builds under test: one at the root of its origin, one under a sub-path as on GitHub Pages. */
export const sites = {
  root: `${results}/site`,
  demo: `${results}/demo`,
  /** The single file, which is opened from disk. */
  single: `${results}/single`,
};

export const addresses = { root: 'http://127.0.0.1:4273/', demo: 'http://127.0.0.1:4274/demo/' };
