import { acceptUpdate, useSiteState } from './site-state.ts';

/** Offers the newer build that waits, above the page, where it covers nothing. */
export function UpdateNotice() {
  const { isUpdateWaiting } = useSiteState();
  return (
    <div aria-live="polite">
      {isUpdateWaiting && (
        <p className="page flex flex-wrap items-center gap-x-4 py-1 text-14">
          <button type="button" className="min-h-11 link" onClick={acceptUpdate}>
            New version, reload
          </button>
        </p>
      )}
    </div>
  );
}

/** Says so, quietly, where the browser keeps nothing. */
export function StorageNotice() {
  const { isForgetful } = useSiteState();
  if (!isForgetful) return null;
  return <p>This browser keeps nothing here: your cart and orders end with this page.</p>;
}
