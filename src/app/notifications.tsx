import { useNotice } from '#src/data/toast.ts';
import { Toaster } from '#src/ui/toaster.tsx';

export function Notifications() {
  const { notice, pause, resume, dismiss } = useNotice();
  return <Toaster toast={notice} onPause={pause} onResume={resume} onDismiss={dismiss} />;
}
