import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Closes what a button opens: on a press outside `root`, when the focus moves out of it, and on Esc. None
 * of these needs the focus on the button: in Safari a clicked button has none.
 */
export function useDismissal(
  root: RefObject<HTMLElement | null>,
  {
    isOpen,
    onLeave,
    onEscape,
  }: {
    isOpen: boolean;
    onLeave: () => void;
    onEscape: () => void;
  },
) {
  const handleElsewhere = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !root.current?.contains(target)) onLeave();
  });
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onEscape();
  });

  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', handleElsewhere, { signal });
    document.addEventListener('focusin', handleElsewhere, { signal });
    document.addEventListener('keydown', handleKeyDown, { signal });
    return () => listening.abort();
  }, [isOpen]);
}
