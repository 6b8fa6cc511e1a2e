import { CircleAlert, CircleCheck, X } from 'lucide-react';
import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cx } from './cx.ts';

/** Spec 9: a swipe of 50 px or more dismisses. */
const SWIPE_PX = 50;

interface Toast {
  id: number;
  tone: 'success' | 'destructive';
  title: string;
  description: string;
  isLeaving: boolean;
}

const TEXT_COLORS = { success: 'text-success', destructive: 'text-danger' };

const CARD = 'border-l-4 bg-paper floating forced-colors:border';
const CARD_LOOKS = { success: `${CARD} border-success`, destructive: `${CARD} border-danger` };

/** What the pointer does with the toast `id`: where it was pressed, and how far it has pulled. */
interface Pointer {
  id?: number | undefined;
  isOver: boolean;
  start?: number | undefined;
  px: number;
}

const NO_POINTER: Pointer = { isOver: false, px: 0 };

interface ToasterProps {
  toast: Toast | undefined;
  /** The toast is hovered or the region has the focus, or no longer. */
  onHold: (isHeld: boolean) => void;
  onDismiss: () => void;
}

/** The region of notifications: F8 moves the focus into it, Esc gives it back (spec 9, R-60). */
export function Toaster({ toast, onHold, onDismiss }: ToasterProps) {
  const region = useRef<HTMLElement>(null);
  const returnTo = useRef<Element | null>(null);
  const [hasFocus, setFocus] = useState(false);
  const [lastPointer, setPointer] = useState(NO_POINTER);
  const ofToast = (last: Pointer) => (last.id === toast?.id ? last : NO_POINTER);
  const pointer = ofToast(lastPointer);
  const point = (change: Partial<Pointer>) =>
    setPointer((last) => ({ ...ofToast(last), id: toast?.id, ...change }));
  const letGo = () => point({ start: undefined, px: 0 });

  const isHeld = hasFocus || pointer.isOver;
  useEffect(() => onHold(isHeld), [isHeld, onHold]);

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== 'F8') return;
      event.preventDefault();
      region.current?.focus();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);

  useLayoutEffect(() => {
    // The button of the toast before has gone with the focus.
    if (hasFocus && document.activeElement === document.body) region.current?.focus();
  });

  function handleFocus({ relatedTarget, currentTarget }: FocusEvent) {
    if (!hasFocus && !currentTarget.contains(relatedTarget)) returnTo.current = relatedTarget;
    setFocus(true);
  }

  function giveFocusBack() {
    const inside = document.activeElement;
    if (!(inside instanceof HTMLElement) || !region.current?.contains(inside)) return;
    if (returnTo.current instanceof HTMLElement) returnTo.current.focus();
    else inside.blur();
  }

  function dismiss() {
    giveFocusBack();
    onDismiss();
  }

  function handlePointerDown({ target, currentTarget, clientX, pointerId }: PointerEvent) {
    if (target instanceof Element && target.closest('button')) return;
    point({ start: clientX });
    currentTarget.setPointerCapture?.(pointerId);
  }

  function handlePointerMove({ clientX }: PointerEvent) {
    if (pointer.start !== undefined) point({ px: clientX - pointer.start });
  }

  function handlePointerUp({ clientX }: PointerEvent) {
    if (pointer.start === undefined) return;
    if (Math.abs(clientX - pointer.start) >= SWIPE_PX) dismiss();
    else letGo();
  }

  const Icon = toast?.tone === 'success' ? CircleCheck : CircleAlert;
  return (
    <section
      ref={region}
      aria-label="Notifications (F8)"
      tabIndex={-1}
      className="notices safe-area-margin"
      onKeyDown={(event) => {
        if (event.key === 'Escape') giveFocusBack();
      }}
      onFocus={handleFocus}
      onBlur={({ relatedTarget, currentTarget }) => setFocus(currentTarget.contains(relatedTarget))}
    >
      <div
        className={cx(
          toast ? CARD_LOOKS[toast.tone] : '[translate:0_0.75rem] opacity-0',
          toast?.isLeaving && 'opacity-0',
          pointer.px === 0 && 'moves',
        )}
        style={pointer.px === 0 ? undefined : { translate: `${pointer.px}px 0` }}
      >
        {/* Always in the page: screen readers announce what comes into a live region, not one that comes with its text. */}
        <div role="status">
          {toast?.tone === 'success' && <ToastText key={toast.id} {...toast} />}
        </div>
        <div role="alert">
          {toast?.tone === 'destructive' && <ToastText key={toast.id} {...toast} />}
        </div>
        {toast && (
          // Over the text, to catch the pointer.
          <div
            key={toast.id}
            className="absolute inset-0 flex [touch-action:pan-y] items-start justify-between p-4 select-none"
            onPointerEnter={() => point({ isOver: true })}
            onPointerLeave={() => point({ isOver: false })}
            onPointerDown={handlePointerDown}
            onPointerMove={handlePointerMove}
            onPointerUp={handlePointerUp}
            onPointerCancel={letGo}
          >
            <Icon
              aria-hidden="true"
              size={20}
              className={cx('mt-0.5 shrink-0', TEXT_COLORS[toast.tone])}
            />
            <button
              type="button"
              aria-label="Close notification"
              className="-m-2 flex size-11 shrink-0 items-center justify-center text-muted hover:text-ink"
              onClick={dismiss}
            >
              <X aria-hidden="true" size={18} />
            </button>
          </div>
        )}
      </div>
    </section>
  );
}

function ToastText({ tone, title, description }: Toast) {
  return (
    <div className="py-4 pr-14 pl-12 text-14 moves select-none starting:opacity-0">
      <p className={cx('font-semibold', TEXT_COLORS[tone])}>{title}</p>
      <span className="sr-only">: </span>
      <p className="text-balance">{description}</p>
    </div>
  );
}
