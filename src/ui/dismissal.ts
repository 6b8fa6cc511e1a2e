import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Closes a disclosure on a press outside `root`, when the focus leaves it, and on Esc. None of these requires the focus
 * to be on the button, because Safari does not focus a clicked button.
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
