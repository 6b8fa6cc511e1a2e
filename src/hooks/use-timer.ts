import { useEffect, useRef } from 'react';

/** A timeout that is cleared on unmount. Starting it again replaces it; after unmount it does not start. */
export function useTimer() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isUnmounted = useRef(false);

  useEffect(() => {
    // Strict Mode runs effects twice in development: mount, unmount, mount.
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      clearTimeout(timer.current);
    };
  }, []);

  return {
    start(milliseconds: number, action: () => void) {
      clearTimeout(timer.current);
      if (!isUnmounted.current) timer.current = setTimeout(action, milliseconds);
    },
    stop() {
      clearTimeout(timer.current);
    },
  };
}
