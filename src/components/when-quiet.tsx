import { type ReactNode, Suspense, useEffect, useState } from 'react';

/** Milliseconds after which a page has what it needs. */
const DELAY = 1000;

/** Shows, once the page has been there for a while, what nobody waits for; its code may be loaded then. */
export function WhenQuiet({ children }: { children: ReactNode }) {
  const [isDue, setDue] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setDue(true), DELAY);
    return () => clearTimeout(timer);
  }, []);

  return isDue && <Suspense>{children}</Suspense>;
}
