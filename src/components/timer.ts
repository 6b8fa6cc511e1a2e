import { useEffect, useRef } from 'react';

/** One timer that ends with its component: starting it again replaces it, and once gone it starts no more. */
export function useTimer() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isMounted = useRef(false);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      clearTimeout(timer.current);
    };
  }, []);

  return {
    start(milliseconds: number, action: () => void) {
      clearTimeout(timer.current);
      if (isMounted.current) timer.current = setTimeout(action, milliseconds);
    },
    stop() {
      clearTimeout(timer.current);
    },
  };
}
