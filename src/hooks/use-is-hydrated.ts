import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Keeps the height of a line whose text is not known yet. */
export const NOTHING_YET = '\u00a0';

/**
 * False in prerendered HTML and in the render that takes it over: what depends on the visitor or the day keeps its
 * place empty there. True from the first render on after a navigation.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
