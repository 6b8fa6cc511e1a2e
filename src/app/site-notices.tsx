import { hasRealCalls } from '#src/data/demo.ts';
import { acceptUpdate, useSiteState } from './site-state.ts';

/** Above the page: offers to reload into a waiting build, or says that a newer version owns the stored data. */
export function UpdateNotice() {
  const { storage, isUpdateWaiting } = useSiteState();
  return (
    <div aria-live="polite">
      {isUpdateWaiting && (
        <p className="page flex flex-wrap items-center gap-x-4 py-1 text-14">
          <button type="button" className="min-h-11 link" onClick={acceptUpdate}>
            New version, reload
          </button>
        </p>
      )}
      {storage === 'newer' && (
        <p className="page py-3 text-14">
          A newer version of this shop keeps your cart and orders in this browser. This older
          version cannot open them, and what you do here ends with this page. Try reloading to get
          the newer version.
        </p>
      )}
    </div>
  );
}

/** Says in the footer where goes what is entered in the demo. */
export function DemoNotice() {
  const { areCallsReal } = useSiteState();
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
  const { storage } = useSiteState();
  if (storage !== 'memory') return null;
  return <p>This browser keeps nothing here: your cart and orders end with this page.</p>;
}
