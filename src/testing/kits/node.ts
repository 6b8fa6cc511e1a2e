/** `vernissage/node`: the backend behind MSW's `server`, for Vitest, Jest and node:test. */
export { freshBackend, server, type TestBackend, type TestBackendOptions } from '#mocks/node.ts';
