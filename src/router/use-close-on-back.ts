import { useEffect, useEffectEvent, useState } from 'react';
import { useSiteRouter } from './site-router.tsx';

/**
 * Closes what lies over the page, such as a dialog, when the visitor goes back or another page is shown. It has an entry
 * of its own in the history while it is mounted.
 * @returns whether the page is still the one below, which then gets the focus back
 */
export function useCloseOnBack(onClose: () => void): () => boolean {
  const router = useSiteRouter();
  const [{ key }] = useState(router.state.location);
  const handleClose = useEffectEvent(onClose);
  useEffect(() => router.openLayer(() => handleClose()), [router]);
  return () => router.state.location.key === key;
}
