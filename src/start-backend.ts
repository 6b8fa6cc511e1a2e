/**
 * The backend that lives in the browser, starting. The only import of the mock backend: with a real server it is not
 * bundled. A file of its own, which a prerendered page runs before the app's code has come.
 */
export const backendStarting: Promise<void> | undefined =
  import.meta.env.VITE_BACKEND === 'live'
    ? undefined
    : import('#mocks/browser.ts').then(({ startBackend }) => startBackend());
