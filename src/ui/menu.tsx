import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';

const ITEM =
  'flex min-h-11 cursor-pointer items-center px-4 text-16 outline-none data-highlighted:bg-wall data-highlighted:text-accent';

/** A menu button with its menu: Enter, Space, arrows, type-ahead; Esc gives the focus back. */
export function Menu({
  label,
  trigger,
  children,
}: {
  label: string;
  trigger: ReactNode;
  children: ReactNode;
}) {
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger
        aria-label={label}
        className="flex min-h-11 min-w-11 items-center justify-center gap-2 hover:text-accent"
      >
        {trigger}
      </BaseMenu.Trigger>
      <BaseMenu.Portal>
        <BaseMenu.Positioner align="end" sideOffset={4} className="z-40">
          <BaseMenu.Popup className="min-w-48 rounded-control bg-paper py-2 shadow-float transition-opacity duration-150 starting:opacity-0 forced-colors:border">
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

/** An entry that is a link; `link` is the anchor to render. */
export function MenuLink({ link, children }: { link: ReactElement; children: ReactNode }) {
  return (
    <BaseMenu.Item render={link} className={ITEM}>
      {children}
    </BaseMenu.Item>
  );
}

export function MenuAction({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <BaseMenu.Item className={ITEM} onClick={onSelect}>
      {children}
    </BaseMenu.Item>
  );
}
