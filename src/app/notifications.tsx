import { useIsHydrated } from '#src/components/use-is-hydrated.ts';
import { useNotice } from '#src/data/toast.ts';
import { Toaster } from '#src/ui/toaster.tsx';

export function Notifications() {
  const { notice, pause, resume, dismiss } = useNotice();
  // A call can fail before React takes a prerendered page over, which has no notice.
  const shown = useIsHydrated() ? notice : undefined;
  return <Toaster toast={shown} onPause={pause} onResume={resume} onDismiss={dismiss} />;
}
