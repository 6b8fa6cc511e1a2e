import { useSyncExternalStore } from 'react';

/** Names what the backend in the browser sends and hears; `mocks/transport/backend-state.ts` names them too. */
const CHANGE = 'vernissage:state';
const UPDATE = 'vernissage:update';

/**
 * What a backend in the browser says of itself on `<html>`: whether changes outlive the page, and whether a newer
 * build waits. With a real server it says nothing.
 */
export function useSiteState() {
  const isForgetful = useSyncExternalStore(subscribe, () => siteState().storage === 'memory');
  const isUpdateWaiting = useSyncExternalStore(subscribe, () => siteState().update === 'waiting');
  return { isForgetful, isUpdateWaiting };
}

/** Lets the newer build in: the site's pages reload. */
export function acceptUpdate(): void {
  window.dispatchEvent(new Event(UPDATE));
}

const siteState = () => document.documentElement.dataset;

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGE, onChange);
  return () => window.removeEventListener(CHANGE, onChange);
}
