import { type ComponentType, createElement, useEffect, useState } from 'react';

/** Milliseconds after which a page has what it needs. */
const DELAY = 1000;

/**
 * Imports low-priority content one second after mount, and shows it. Where its code does not load the page does
 * without: it is complete as it is.
 * @param load stays the same for good
 */
export function DeferredImport<Props extends object>({
  load,
  props,
}: {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}) {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();

  useEffect(() => {
    const timer = setTimeout(() => {
      load().then(
        (component) => setLoaded(() => component),
        () => {},
      );
    }, DELAY);
    return () => clearTimeout(timer);
  }, [load]);

  return Loaded && createElement(Loaded, props);
}
