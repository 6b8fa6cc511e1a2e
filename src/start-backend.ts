/**
 * Starts the backend that lives in the browser; once it has started, a call does nothing more. The only import of the
 * mock backend: with a real server it is not bundled.
 */
export const startBackend: (() => Promise<void>) | undefined =
  import.meta.env.VITE_BACKEND === 'live'
    ? undefined
    : async () => (await import('#mocks/browser.ts')).startBackend();

// A prerendered page runs this file before the app's code has come. Where it fails, the calls start it again.
startBackend?.().catch(() => {});
