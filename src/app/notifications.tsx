import { useState } from 'react';
import { useIsHydrated } from '#src/hooks/use-is-hydrated.ts';
import { dismissNotice, useNotice } from '#src/data/toast.ts';
import { Toaster } from '#src/ui/toaster.tsx';

export function Notifications() {
  const [isHeld, setHeld] = useState(false);
  const notice = useNotice(isHeld);
  // A notice may be given while a prerendered page, which has none, waits to be taken over.
  const shown = useIsHydrated() ? notice : undefined;
  return <Toaster toast={shown} onHold={setHeld} onDismiss={dismissNotice} />;
}
