import { useSyncExternalStore } from 'react';
import { hasRealCalls } from '#src/data/demo.ts';
import { SITE_EVENTS } from '#src/site/site-events.ts';

/** Above the page: offers to reload into a waiting build, or says that a newer version owns the stored data. */
export function UpdateNotice() {
  const isNewer = useSiteState('storage') === 'newer';
  const isUpdateWaiting = useSiteState('update') === 'waiting';
  return (
    <div aria-live="polite">
      {isUpdateWaiting && (
        <p className="page flex flex-wrap items-center gap-x-4 py-1 text-14">
          <button type="button" className="min-h-11 link" onClick={acceptUpdate}>
            New version, reload
          </button>
        </p>
      )}
      {isNewer && (
        <p className="page py-3 text-14">
          A newer version of this shop keeps your cart and orders. Reload to get it: what you do
          here ends with this page.
        </p>
      )}
    </div>
  );
}

/** Says in the footer where goes what is entered in the demo. */
export function DemoNotice() {
  const areCallsReal = useSiteState('calls') === 'real';
  return (
    <p>
      {areCallsReal || hasRealCalls()
        ? 'Demo data. Some calls go to a real server, with what you enter.'
        : 'Demo data. Nothing you enter leaves this browser.'}
    </p>
  );
}

/** Says in the footer that changes are not kept where the browser offers no storage. */
export function StorageNotice() {
  if (useSiteState('storage') !== 'memory') return null;
  return <p>This browser keeps nothing here: your cart and orders end with this page.</p>;
}

/**
 * What a backend in the browser says of itself on `<html>`. `storage`: whether changes are kept (`durable`), end with the
 * page (`memory`), or meet the data of a newer version, which this one cannot open (`newer`). `update`: whether a newer
 * build waits. `calls`: whether a real server answers some. With a real server, and in prerendered pages, it says nothing.
 */
function useSiteState(name: 'storage' | 'update' | 'calls'): string | undefined {
  const read = () => document.documentElement.dataset[name];
  return useSyncExternalStore(subscribe, read, () => undefined);
}

/** Lets the newer build in: the site's pages reload. */
function acceptUpdate(): void {
  window.dispatchEvent(new Event(SITE_EVENTS.acceptUpdate));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(SITE_EVENTS.stateChange, onChange);
  return () => window.removeEventListener(SITE_EVENTS.stateChange, onChange);
}
