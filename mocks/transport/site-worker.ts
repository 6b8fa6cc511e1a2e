const scriptName = import.meta.env.DEV ? 'mockServiceWorker.js' : 'sw.js';

/** The address of this site, which is the scope of its worker. */
export const siteScope = new URL(import.meta.env.BASE_URL, location.href).href;

/** The script of this site's worker; another site on the same origin has its own. */
export const workerUrl = new URL(scriptName, siteScope).href;

/** Whether calls of this page pass through this site's worker. */
export function isControlled(): boolean {
  return workers()?.controller?.scriptURL === workerUrl;
}

/** The browser's service workers. Undefined where it has none, and in a sandboxed frame, where asking throws. */
export function workers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}
