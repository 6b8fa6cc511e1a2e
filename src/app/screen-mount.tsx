import { createContext, useContext, useLayoutEffect } from 'react';

/** What is called when the first screen is there and React answers its events. */
export const ScreenMountContext = createContext<(() => void) | undefined>(undefined);

/**
 * Tells that the screen beside it is mounted. Of a prerendered page React takes the screen over after the layout
 * around it.
 */
export function ScreenMount() {
  const onScreenMount = useContext(ScreenMountContext);
  // Not a passive effect: events between the render and that would count as early ones too.
  useLayoutEffect(() => void onScreenMount?.(), [onScreenMount]);
  return null;
}
