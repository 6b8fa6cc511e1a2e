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

interface ToasterProps {
  toast: Toast | undefined;
  onPause: () => void;
  onResume: () => void;
  onDismiss: (id: string) => void;
}

/** The region of notifications: F8 moves the focus into it, Esc gives it back (spec 9, readings R-60). */
export function Toaster({ toast, onPause, onResume, onDismiss }: ToasterProps) {
  const region = useRef<HTMLElement>(null);
  const returnTo = useRef<Element | null>(null);
  const [hasFocus, setFocus] = useState(false);

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
      className="fixed inset-x-4 top-30 z-50 sm:inset-x-auto sm:top-auto sm:right-6 sm:bottom-6 sm:w-100"
      onKeyDown={(event) => {
        if (event.key === 'Escape') giveFocusBack();
      }}
      onFocus={handleFocus}
      onBlur={({ relatedTarget, currentTarget }) => setFocus(currentTarget.contains(relatedTarget))}
    >
      {toast && (
        <ToastCard
          key={toast.id}
          toast={toast}
          hasFocus={hasFocus}
          onPause={onPause}
          onResume={onResume}
          onFocusLost={() => region.current?.focus()}
          onDismiss={() => {
            giveFocusBack();
            onDismiss(toast.id);
          }}
        />
      )}
    </section>
  );
}

interface ToastCardProps extends Pick<ToasterProps, 'onPause' | 'onResume'> {
  toast: Toast;
  /** The focus is in the region. */
  hasFocus: boolean;
  onDismiss: () => void;
  /** The card goes while the focus is on its button. */
  onFocusLost: () => void;
}

function ToastCard({ toast, hasFocus, onPause, onResume, onDismiss, onFocusLost }: ToastCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [swipe, setSwipe] = useState(0);
  const start = useRef<number | undefined>(undefined);
  const isSuccess = toast.tone === 'success';
  const Icon = isSuccess ? CircleCheck : CircleAlert;

  const isHeld = isHovered || hasFocus;
  useEffect(() => {
    if (!isHeld) return;
    onPause();
    return onResume;
  }, [isHeld, onPause, onResume]);

  const handleFocusLost = useEffectEvent(onFocusLost);
  useLayoutEffect(() => {
    const element = card.current;
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
    if (start.current !== undefined) setSwipe(event.clientX - start.current);
  }

  function handlePointerUp(event: PointerEvent) {
    if (start.current === undefined) return;
    const distance = event.clientX - start.current;
    start.current = undefined;
    if (Math.abs(distance) >= SWIPE_PX) onDismiss();
    else setSwipe(0);
  }

  return (
    <div
      ref={card}
      className={cx(
        'flex touch-pan-y items-start gap-3 rounded-control border-l-4 bg-paper p-4 shadow-float transition-[translate,opacity] duration-250 ease-out select-none starting:translate-y-3 starting:opacity-0 forced-colors:border',
        isSuccess ? 'border-success' : 'border-danger',
        toast.isLeaving && 'opacity-0',
        swipe !== 0 && 'duration-0',
      )}
      style={swipe === 0 ? undefined : { translate: `${swipe}px 0` }}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={handlePointerUp}
      onPointerCancel={() => {
        start.current = undefined;
        setSwipe(0);
      }}
    >
      <Icon
        aria-hidden="true"
        size={20}
        className={cx('mt-0.5 shrink-0', isSuccess ? 'text-success' : 'text-danger')}
      />
      <div role={isSuccess ? 'status' : 'alert'} className="min-w-0 flex-1 text-14">
        <p className={cx('font-semibold', isSuccess ? 'text-success' : 'text-danger')}>
          {toast.title}
        </p>
        <span className="sr-only">: </span>
        <p>{toast.description}</p>
      </div>
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
