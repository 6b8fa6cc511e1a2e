import { useSyncExternalStore } from 'react';

/** Names what the backend in the browser sends and hears; `mocks/transport/backend-state.ts` names them too. */
const CHANGE = 'vernissage:state';
const UPDATE = 'vernissage:update';

/**
 * What a backend in the browser says of itself on `<html>`: whether changes are kept (`durable`), end with the page
 * (`memory`), or meet the data of a newer version, which this one cannot open (`newer`); and whether a newer build
 * waits. With a real server it says nothing.
 */
export function useSiteState() {
  const storage = useSyncExternalStore(subscribe, () => siteState().storage);
  const isUpdateWaiting = useSyncExternalStore(subscribe, () => siteState().update === 'waiting');
  return { storage, isUpdateWaiting };
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
