/** How long the shop's name in the header is held. */
const HOLD_MS = 2_000;
/** A finger never rests at one point. */
const MOST_MOVED = 10;

/** Calls `onLeave` when somebody asks to leave present mode: Ctrl+Alt+Shift+X, or the shop's name in the header held. */
export function watchLeaveGestures(onLeave: () => void): void {
  document.addEventListener('keydown', (event) => {
    const { code, ctrlKey, altKey, shiftKey } = event;
    if (code !== 'KeyX' || !ctrlKey || !altKey || !shiftKey) return;
    event.preventDefault();
    onLeave();
  });

  let start: PointerEvent | undefined;
  let timer: ReturnType<typeof setTimeout>;
  let wasHeld = false;

  function end() {
    clearTimeout(timer);
    start = undefined;
  }

  document.addEventListener('pointerdown', (event) => {
    end();
    wasHeld = false;
    if (event.button !== 0 || !isOnName(event)) return;
    start = event;
    timer = setTimeout(() => {
      end();
      wasHeld = true;
      onLeave();
    }, HOLD_MS);
  });
  document.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (start && Math.hypot(clientX - start.clientX, clientY - start.clientY) > MOST_MOVED) end();
  });
  for (const type of ['pointerup', 'pointercancel']) document.addEventListener(type, end);
  // Where the finger is lifted, the browser would press the mouse, which takes the focus from the dialog.
  document.addEventListener('touchend', (event) => {
    if (wasHeld && event.cancelable) event.preventDefault();
  });
  document.addEventListener(
    'click',
    (event) => {
      // The end of the long press goes Home as little as it closes what it has opened.
      if (wasHeld && isOnName(event)) {
        event.preventDefault();
        event.stopPropagation();
      }
      wasHeld = false;
    },
    { capture: true },
  );
}

/** The header's first link is the shop's name, which leads Home. */
function isOnName({ target }: Event): boolean {
  const name = document.querySelector('header a');
  return name !== null && target instanceof Node && name.contains(target);
}
