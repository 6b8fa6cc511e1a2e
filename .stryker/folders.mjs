/**
 * What is mutated, the score in percent that it must reach, and the folders whose tests, those directly in
 * them, have to notice.
 *
 * @type {Record<string, { files: string; least: number; tests: string[] }>}
 */
export const folders = {
  domain: { files: 'src/domain', least: 90, tests: ['src/domain'] },
  contract: {
    files: 'src/contract',
    least: 85,
    tests: ['src/contract', 'mocks/server', 'mocks/handlers'],
  },
  data: { files: 'src/data', least: 85, tests: ['src/data'] },
  handlers: { files: 'mocks/handlers', least: 90, tests: ['mocks/handlers', 'mocks/server'] },
  server: { files: 'mocks/server', least: 90, tests: ['mocks/server', 'mocks/handlers'] },
  db: { files: 'mocks/db', least: 85, tests: ['mocks/db'] },
};
