/**
 * Why nothing may be fetched in the background:
 *
 * - `offline`: there is no network
 * - `costly`: the connection is metered or slow
 * - `unknown`: the browser does not tell, and a device without a mouse is often on a metered connection
 */
export type BlockReason = 'offline' | 'costly' | 'unknown';

/** The Network Information API, which Safari and Firefox do not have. */
interface NetworkInformation extends EventTarget {
  saveData?: boolean;
  effectiveType?: string;
  type?: string;
}

const SLOW = new Set(['slow-2g', '2g', '3g']);

const networkInformation = (): NetworkInformation | undefined =>
  (navigator as { connection?: NetworkInformation }).connection;

/** Why nothing may be fetched in the background now, or undefined. */
export function blockReason(): BlockReason | undefined {
  if (!navigator.onLine) return 'offline';
  const connection = networkInformation();
  if (!connection) {
    return matchMedia('(hover: hover) and (pointer: fine)').matches ? undefined : 'unknown';
  }
  const isMetered = connection.saveData === true || connection.type === 'cellular';
  return isMetered || SLOW.has(connection.effectiveType ?? '') ? 'costly' : undefined;
}

/** Calls the listener whenever the connection may be another one, until the signal is aborted. */
export function onConnectionChange(listener: () => void, signal?: AbortSignal): void {
  const options = signal ? { signal } : {};
  networkInformation()?.addEventListener('change', listener, options);
  addEventListener('online', listener, options);
  addEventListener('offline', listener, options);
}
