import { type RefObject, useEffect, useEffectEvent } from 'react';

/** What uses the arrow keys itself, or is in front of the page. */
const USES_ARROWS =
  'input, textarea, select, [contenteditable], [role=tablist], [role=menu], [role=dialog]';

/** Arrow keys go to the next step and back, and with the focus in the card, the keys of a presenter's remote do. */
export function useTourKeys(
  card: RefObject<HTMLElement | null>,
  onKey: (command: 'next' | 'previous' | 'fill in') => boolean,
): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (event.defaultPrevented || event.repeat) return;
    if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return;
    // Page Up and Page Down scroll the page where the card has not the focus, and a letter may be a visitor's.
    const isForCard = card.current?.contains(target) === true;
    const isForTour = isForCard || (key.startsWith('Arrow') && !target.closest(USES_ARROWS));
    const command = COMMANDS[key];
    if (isForTour && command && onKey(command)) event.preventDefault();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

const COMMANDS: Readonly<Record<string, 'next' | 'previous' | 'fill in'>> = {
  ArrowLeft: 'previous',
  PageUp: 'previous',
  ArrowRight: 'next',
  PageDown: 'next',
  f: 'fill in',
};
