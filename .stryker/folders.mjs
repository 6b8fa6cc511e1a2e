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
    tests: ['src/contract', 'mocks/backend/server', 'mocks/backend/handlers'],
  },
  data: { files: 'src/data', least: 85, tests: ['src/data'] },
  handlers: {
    files: 'mocks/backend/handlers',
    least: 90,
    tests: ['mocks/backend/handlers', 'mocks/backend/server'],
  },
  server: {
    files: 'mocks/backend/server',
    least: 90,
    tests: ['mocks/backend/server', 'mocks/backend/handlers'],
  },
  db: { files: 'mocks/backend/db', least: 85, tests: ['mocks/backend/db', 'mocks/backend'] },
};
