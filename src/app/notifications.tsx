import { useIsHydrated } from '#src/components/use-is-hydrated.ts';
import { useNotice } from '#src/data/toast.ts';
import { Toaster } from '#src/ui/toaster.tsx';

export function Notifications() {
  const { notice, pause, resume, dismiss } = useNotice();
  // A notice may be given while a prerendered page, which has none, waits to be taken over.
  const shown = useIsHydrated() ? notice : undefined;
  return <Toaster toast={shown} onPause={pause} onResume={resume} onDismiss={dismiss} />;
}
