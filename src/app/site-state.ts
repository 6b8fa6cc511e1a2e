import { useSyncExternalStore } from 'react';
import { SITE_EVENTS } from '#src/site/site-events.ts';

/**
 * What a backend in the browser says of itself on `<html>`: whether changes are kept (`durable`), end with the page
 * (`memory`), or meet the data of a newer version, which this one cannot open (`newer`); whether a newer build
 * waits; and whether a real server answers some calls. With a real server it says nothing.
 */
export function useSiteState() {
  const storage = useSyncExternalStore(subscribe, () => siteState().storage, nothingYet);
  const update = useSyncExternalStore(subscribe, () => siteState().update, nothingYet);
  const calls = useSyncExternalStore(subscribe, () => siteState().calls, nothingYet);
  return { storage, isUpdateWaiting: update === 'waiting', areCallsReal: calls === 'real' };
}

/** Lets the newer build in: the site's pages reload. */
export function acceptUpdate(): void {
  window.dispatchEvent(new Event(SITE_EVENTS.acceptUpdate));
}

/** What prerendered pages say. */
const nothingYet = () => undefined;

const siteState = () => document.documentElement.dataset;

function subscribe(onChange: () => void): () => void {
  window.addEventListener(SITE_EVENTS.stateChange, onChange);
  return () => window.removeEventListener(SITE_EVENTS.stateChange, onChange);
}
