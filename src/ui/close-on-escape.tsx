import { useEffect, useEffectEvent } from 'react';

/** Stands for what is still loading and cannot hear the key: Esc gives it up. */
export function CloseOnEscape({ onClose }: { onClose: () => void }) {
  const handleKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
  return null;
}
