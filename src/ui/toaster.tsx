import { CircleAlert, CircleCheck, X } from 'lucide-react';
import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cx } from './cx.ts';

/** Spec 9: a swipe of 50 px or more dismisses. */
const SWIPE_PX = 50;

export interface Toast {
  id: string;
  tone: 'success' | 'destructive';
  title: string;
  description: string;
  isLeaving: boolean;
}

const TEXT_COLOURS = { success: 'text-success', destructive: 'text-danger' };

const CARD = 'border-l-4 bg-paper shadow-float forced-colors:border';
const CARD_LOOKS = { success: `${CARD} border-success`, destructive: `${CARD} border-danger` };

interface ToasterProps {
  toast: Toast | undefined;
  onPause: () => void;
  onResume: () => void;
  onDismiss: (id: string) => void;
}

/** The region of notifications: F8 moves the focus into it, Esc gives it back (spec 9, R-60). */
export function Toaster({ toast, onPause, onResume, onDismiss }: ToasterProps) {
  const region = useRef<HTMLElement>(null);
  const returnTo = useRef<Element | null>(null);
  const [hasFocus, setFocus] = useState(false);
  const [swipe, setSwipe] = useState({ id: '', px: 0 });
  const swiped = swipe.id === toast?.id ? swipe.px : 0;

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== 'F8') return;
      event.preventDefault();
      region.current?.focus();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);

  function handleFocus({ relatedTarget, currentTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) returnTo.current = relatedTarget;
    setFocus(true);
  }

  function giveFocusBack() {
    const inside = document.activeElement;
    if (!(inside instanceof HTMLElement) || !region.current?.contains(inside)) return;
    if (returnTo.current instanceof HTMLElement) returnTo.current.focus();
    else inside.blur();
  }

  return (
    <section
      ref={region}
      aria-label="Notifications (F8)"
      tabIndex={-1}
      className="fixed inset-x-4 top-14 z-50 safe-area-margin print:hidden window-sm:inset-x-auto window-sm:top-auto window-sm:right-6 window-sm:bottom-6 window-sm:w-100"
      onKeyDown={(event) => {
        if (event.key === 'Escape') giveFocusBack();
      }}
      onFocus={handleFocus}
      onBlur={({ relatedTarget, currentTarget }) => setFocus(currentTarget.contains(relatedTarget))}
    >
      <div
        className={cx(
          'relative rounded-control transition-[translate,opacity] duration-250 ease-out',
          toast ? CARD_LOOKS[toast.tone] : 'translate-y-3 opacity-0',
          toast?.isLeaving && 'opacity-0',
          swiped !== 0 && 'duration-0',
        )}
        style={swiped === 0 ? undefined : { translate: `${swiped}px 0` }}
      >
        {/* Always in the page: screen readers announce what comes into a live region, not one that comes with its text. */}
        <div role="status">
          {toast?.tone === 'success' && <ToastText key={toast.id} {...toast} />}
        </div>
        <div role="alert">
          {toast?.tone === 'destructive' && <ToastText key={toast.id} {...toast} />}
        </div>
        {toast && (
          <ToastControls
            key={toast.id}
            tone={toast.tone}
            hasFocus={hasFocus}
            onPause={onPause}
            onResume={onResume}
            onSwipe={(px) => setSwipe({ id: toast.id, px })}
            onFocusLost={() => region.current?.focus()}
            onDismiss={() => {
              giveFocusBack();
              onDismiss(toast.id);
            }}
          />
        )}
      </div>
    </section>
  );
}

function ToastText({ tone, title, description }: Toast) {
  return (
    <div className="py-4 pr-14 pl-12 text-14 transition-opacity duration-250 ease-out select-none starting:opacity-0">
      <p className={cx('font-semibold', TEXT_COLOURS[tone])}>{title}</p>
      <span className="sr-only">: </span>
      <p>{description}</p>
    </div>
  );
}

interface ToastControlsProps extends Pick<ToasterProps, 'onPause' | 'onResume'> {
  tone: Toast['tone'];
  /** The focus is in the region. */
  hasFocus: boolean;
  /** The toast is pulled aside by so many pixels, or let go at 0. */
  onSwipe: (px: number) => void;
  onDismiss: () => void;
  /** The controls go while the focus is on the button. */
  onFocusLost: () => void;
}

/** Lies over the text of one toast: catches the pointer, and has the icon and the button. */
function ToastControls({
  tone,
  hasFocus,
  onPause,
  onResume,
  onSwipe,
  onDismiss,
  onFocusLost,
}: ToastControlsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isHovered, setHovered] = useState(false);
  const start = useRef<number | undefined>(undefined);
  const Icon = tone === 'success' ? CircleCheck : CircleAlert;

  const isHeld = isHovered || hasFocus;
  useEffect(() => {
    if (!isHeld) return;
    onPause();
    return onResume;
  }, [isHeld, onPause, onResume]);

  const handleFocusLost = useEffectEvent(onFocusLost);
  useLayoutEffect(() => {
    const element = root.current;
    return () => {
      if (element?.contains(document.activeElement)) handleFocusLost();
    };
  }, []);

  function handlePointerDown(event: PointerEvent) {
    if (event.target instanceof Element && event.target.closest('button')) return;
    start.current = event.clientX;
    event.currentTarget.setPointerCapture?.(event.pointerId);
  }

  function handlePointerMove(event: PointerEvent) {
    if (start.current !== undefined) onSwipe(event.clientX - start.current);
  }

  function handlePointerUp(event: PointerEvent) {
    if (start.current === undefined) return;
    const distance = event.clientX - start.current;
    start.current = undefined;
    if (Math.abs(distance) >= SWIPE_PX) onDismiss();
    else onSwipe(0);
  }

  return (
    <div
      ref={root}
      className="absolute inset-0 flex touch-pan-y items-start justify-between p-4 select-none"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={handlePointerUp}
      onPointerCancel={() => {
        start.current = undefined;
        onSwipe(0);
      }}
    >
      <Icon aria-hidden="true" size={20} className={cx('mt-0.5 shrink-0', TEXT_COLOURS[tone])} />
      <button
        type="button"
        aria-label="Close notification"
        className="-m-2 flex size-11 shrink-0 items-center justify-center text-muted hover:text-ink"
        onClick={onDismiss}
      >
        <X aria-hidden="true" size={18} />
      </button>
    </div>
  );
}
