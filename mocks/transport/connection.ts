/** The Network Information API, which Safari and Firefox do not have. */
interface NetworkInformation extends EventTarget {
  saveData?: boolean;
  effectiveType?: string;
  type?: string;
}

const SLOW = new Set(['slow-2g', '2g', '3g']);

const networkInformation = (): NetworkInformation | undefined =>
  (navigator as { connection?: NetworkInformation }).connection;

/**
 * Whether there is a network that is neither metered nor slow. Where the browser does not tell, a device without a
 * mouse counts as one on a metered connection.
 */
export function mayFetchInBackground(): boolean {
  if (!navigator.onLine) return false;
  const connection = networkInformation();
  if (!connection) return matchMedia('(hover: hover) and (pointer: fine)').matches;
  const isMetered = connection.saveData === true || connection.type === 'cellular';
  return !isMetered && !SLOW.has(connection.effectiveType ?? '');
}

/** Calls the listener whenever the connection may be another one, until the signal is aborted. */
export function onConnectionChange(listener: () => void, signal?: AbortSignal): void {
  const options = signal ? { signal } : {};
  networkInformation()?.addEventListener('change', listener, options);
  addEventListener('online', listener, options);
  addEventListener('offline', listener, options);
}
