import { useEffect, useState } from 'react';

/** No event tells of every change of the address in every browser. */
const INTERVAL_MS = 500;

/** The address of a page, as it changes. @param hrefOf must stay the same function */
export function useCurrentHref(hrefOf: () => string): string {
  const [href, setHref] = useState(hrefOf);
  useEffect(() => {
    const timer = setInterval(() => setHref(hrefOf()), INTERVAL_MS);
    return () => clearInterval(timer);
  }, [hrefOf]);
  return href;
}
