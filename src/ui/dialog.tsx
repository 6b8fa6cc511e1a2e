import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { cx } from './cx.ts';

interface FullScreenDialogProps {
  title: string;
  /** A line below the title. */
  caption?: ReactNode;
  /** Buttons beside Close. */
  actions?: ReactNode;
  /** What gets the focus first; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Whether the focus goes back to where it was; by default it does. */
  finalFocus?: () => boolean;
  className?: string;
  headerClassName?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the whole screen: traps the focus, closes with Esc and gives the focus back. */
export function FullScreenDialog({
  title,
  caption,
  actions,
  initialFocus,
  finalFocus,
  className = 'bg-paper',
  headerClassName = 'border-b border-hairline',
  onClose,
  children,
}: FullScreenDialogProps) {
  return (
    <BaseDialog.Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Popup
          {...(initialFocus && { initialFocus })}
          {...(finalFocus && { finalFocus })}
          className={cx(
            '@container/shop fixed inset-0 z-50 overflow-y-auto safe-area transition-opacity duration-250 starting:opacity-0',
            className,
          )}
        >
          <div className={cx('page flex items-center justify-between gap-4 py-2', headerClassName)}>
            <div className="min-w-0">
              <BaseDialog.Title className="text-22">{title}</BaseDialog.Title>
              {caption}
            </div>
            <div className="-mr-3 flex shrink-0">
              {actions}
              <BaseDialog.Close
                aria-label="Close"
                className="flex size-11 items-center justify-center hover:text-accent"
              >
                <X aria-hidden="true" size={22} strokeWidth={1.5} />
              </BaseDialog.Close>
            </div>
          </div>
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
