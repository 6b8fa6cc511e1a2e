import { isBackendPath } from '#src/contract/routing.ts';

/** Whether a request of this origin is a call of the backend, which the site and the static host leave alone. */
export const isBackendCall = (url: URL): boolean =>
  url.origin === location.origin && isBackendPath(url.pathname);
