import { useEffect, useRef } from 'react';

/** One timer that ends with its component: starting it again replaces it, and once gone it starts no more. */
export function useTimer() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isGone = useRef(false);

  useEffect(() => {
    // React runs effects twice in development, as if the component had left and come back.
    isGone.current = false;
    return () => {
      isGone.current = true;
      clearTimeout(timer.current);
    };
  }, []);

  return {
    start(milliseconds: number, action: () => void) {
      clearTimeout(timer.current);
      if (!isGone.current) timer.current = setTimeout(action, milliseconds);
    },
    stop() {
      clearTimeout(timer.current);
    },
  };
}
