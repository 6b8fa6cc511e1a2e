import { useCallback, useEffect, useRef } from 'react';
import { useRouter } from '#src/router/hooks.ts';

/** A visitor asked for a page: what had the focus then, and whether a press or a key came since. */
interface Asked {
  key: string;
  focus: Element | null;
  hasInput: boolean;
}

/**
 * Tells whether the visitor has moved the focus since asking for the page that is shown or on its way. Where it has
 * moved by itself, as to the opener of a dialog that closes, no press or key came.
 */
export function useMovedFocus(): () => boolean {
  const router = useRouter();
  const asked = useRef<Asked>(undefined);

  useEffect(() => {
    const noteInput = () => {
      if (asked.current) asked.current.hasInput = true;
    };
    const stopListening = router.subscribe(() => {
      const { key } = router.state.pending ?? router.state.location;
      if (asked.current?.key === key) return;
      asked.current = { key, focus: document.activeElement, hasInput: false };
    });
    document.addEventListener('pointerdown', noteInput, true);
    document.addEventListener('keydown', noteInput, true);
    return () => {
      stopListening();
      document.removeEventListener('pointerdown', noteInput, true);
      document.removeEventListener('keydown', noteInput, true);
    };
  }, [router]);

  return useCallback(() => {
    const { activeElement, body } = document;
    return (
      asked.current?.hasInput === true &&
      activeElement !== body &&
      activeElement !== asked.current.focus
    );
  }, []);
}
