import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

/** A dialog over the whole screen: traps the focus, closes with Esc and gives the focus back. */
export function FullScreenDialog({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <BaseDialog.Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Popup className="@container/shop fixed inset-0 z-50 overflow-y-auto bg-paper transition-opacity duration-250 starting:opacity-0">
          <div className="page flex items-center justify-between border-b border-hairline py-2">
            <BaseDialog.Title className="text-22">{title}</BaseDialog.Title>
            <BaseDialog.Close
              aria-label="Close"
              className="-mr-3 flex size-11 items-center justify-center"
            >
              <X aria-hidden="true" size={22} strokeWidth={1.5} />
            </BaseDialog.Close>
          </div>
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
