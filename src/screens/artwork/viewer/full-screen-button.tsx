import { Maximize, Minimize } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';

/** Shows the page on the whole screen; nothing where the browser cannot, as on an iPhone. */
export function FullScreenButton() {
  const isFull = useSyncExternalStore(watchFullScreen, () => document.fullscreenElement !== null);

  useEffect(() => leaveFullScreen, []);

  if (!document.fullscreenEnabled) return null;
  const Icon = isFull ? Minimize : Maximize;
  return (
    <button
      type="button"
      aria-label={isFull ? 'Leave full screen' : 'Full screen'}
      className="flex size-11 items-center justify-center hover:text-accent"
      onClick={() => {
        if (isFull) leaveFullScreen();
        // Refused where the visitor's settings forbid it: the picture stays in the window.
        else document.documentElement.requestFullscreen().catch(() => {});
      }}
    >
      <Icon aria-hidden="true" size={20} strokeWidth={1.5} />
    </button>
  );
}

function watchFullScreen(onChange: () => void) {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

function leaveFullScreen() {
  if (document.fullscreenElement) void document.exitFullscreen();
}
