import { X } from 'lucide-react';
import {
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { cx } from './cx.ts';

interface FullScreenDialogProps {
  title: string;
  titleClassName?: string;
  /** A line below the title. */
  caption?: ReactNode;
  /** Buttons beside Close. */
  actions?: ReactNode;
  /** What gets the focus first; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Whether the focus goes back to where it was. */
  finalFocus: () => boolean;
  className?: string;
  headerClassName?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog over the whole screen, which closes with Esc and gives the focus back. */
export function FullScreenDialog({
  title,
  titleClassName,
  caption,
  actions,
  initialFocus,
  finalFocus,
  className = 'bg-paper',
  headerClassName = 'border-b border-hairline',
  onClose,
  children,
}: FullScreenDialogProps) {
  const root = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  const open = useEffectEvent((dialog: HTMLDialogElement) => {
    dialog.showModal();
    initialFocus?.current?.focus();
  });
  const close = useEffectEvent((dialog: HTMLDialogElement) => {
    // Closing gives the focus back, which the next page may have by now.
    if (finalFocus()) dialog.close();
  });
  useLayoutEffect(() => {
    const dialog = root.current!;
    open(dialog);
    return () => close(dialog);
  }, []);

  return createPortal(
    <dialog
      ref={root}
      aria-labelledby={titleId}
      className={cx(
        '@container/shop fixed inset-0 size-full max-h-none max-w-none overflow-y-auto overscroll-contain safe-area text-ink moves backdrop:bg-transparent starting:opacity-0',
        className,
      )}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Chrome closes on a second Esc without `cancel`. The event comes late, when the dialog may be open again.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose();
      }}
    >
      <div className={cx('page flex items-center justify-between gap-4 py-2', headerClassName)}>
        <div className="min-w-0">
          <h2 id={titleId} className={cx('text-22', titleClassName)}>
            {title}
          </h2>
          {caption}
        </div>
        <div className="-mr-3 flex shrink-0">
          {actions}
          <button
            type="button"
            aria-label="Close"
            className="flex size-11 items-center justify-center hover:text-accent"
            onClick={onClose}
          >
            <X aria-hidden="true" size={22} strokeWidth={1.5} />
          </button>
        </div>
      </div>
      {children}
    </dialog>,
    document.body,
  );
}
