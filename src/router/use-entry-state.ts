import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useSiteRouter } from './site-router.tsx';

/**
 * State of a page that is kept with its entry in the history: going back or forward and a reload bring it back, a new
 * entry begins anew. The first render of a prerendered page has the initial value, as the page has.
 * @param name unique in the page
 * @param isValue tells values of now from those that another version has kept
 */
export function useEntryState<Value>(
  name: string,
  initial: Value,
  isValue: (kept: unknown) => kept is Value,
): [Value, (value: Value | ((current: Value) => Value)) => void] {
  const router = useSiteRouter();
  const { key } = useLocation();
  const valueOf = (kept: unknown) => (isValue(kept) ? kept : initial);
  const kept = useSyncExternalStore<unknown>(
    router.subscribe,
    () => router.entryState(key)[name],
    () => undefined,
  );
  return [
    valueOf(kept),
    (value) => {
      const current = valueOf(router.entryState(key)[name]);
      router.keep(key, name, isUpdate(value) ? value(current) : value);
    },
  ];
}

function isUpdate<Value>(
  value: Value | ((current: Value) => Value),
): value is (current: Value) => Value {
  return typeof value === 'function';
}
