import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '#src/ui/cx.ts';

/** A modal dialog of the demo's tools, or in the colors of the shop for a client. Esc and × close it, and the focus goes back to where it was. */
export function PanelDialog({
  title,
  isOfShop = false,
  onClose,
  children,
}: {
  title: string;
  isOfShop?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const root = useRef<HTMLDialogElement>(null);
  const id = useId();

  // Before the dialog leaves the page, with which the focus would be lost.
  useLayoutEffect(() => {
    const dialog = root.current!;
    dialog.showModal();
    return () => dialog.close();
  }, []);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // Backstage, in which it may have been opened, would close with it.
    event.stopPropagation();
    event.preventDefault();
    onClose();
  }

  return createPortal(
    <dialog
      ref={root}
      aria-labelledby={id}
      className={cx(
        'panel-dialog overflow-y-auto overscroll-contain',
        isOfShop ? 'shop-colors' : 'backstage-colors border border-accent text-14',
      )}
      onKeyDown={handleKeyDown}
      // The gesture that goes back on a phone.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="flex items-start justify-between gap-3 pt-4 pr-2 pl-5">
        <h2 id={id} className="text-28">
          {title}
        </h2>
        <button
          type="button"
          aria-label="Close"
          className="-mt-1 flex size-11 shrink-0 items-center justify-center hover:text-accent"
          onClick={onClose}
        >
          <X aria-hidden="true" size={20} strokeWidth={1.5} />
        </button>
      </div>
      <div className="flex flex-col gap-4 px-5 pt-3 pb-5">{children}</div>
    </dialog>,
    document.body,
  );
}
