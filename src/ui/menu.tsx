import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDismissal } from './dismissal.ts';

/** What makes a link or a button an entry of a menu. */
export const MENU_ITEM = {
  role: 'menuitem',
  tabIndex: -1,
  className:
    'flex min-h-11 w-full items-center px-4 text-16 hover:bg-wall hover:text-accent focus-visible:-outline-offset-2',
} as const;

/**
 * A menu button with its menu, after the ARIA practices: Enter, Space and arrows open it, arrows, Home,
 * End and letters move in it, Esc and a choice close it and give the focus back. Keys pressed with Ctrl,
 * Alt or Meta are the browser's. Its entries carry `MENU_ITEM`.
 *
 * Not the menu of the dialog's library, @base-ui/react 1.9: a signed-in visitor would load 42.5 KB (Brotli) for
 * the account menu instead of 1.0 KB, 25 KB of it beside what the dialog needs; its six focus guards are focusable
 * inside `aria-hidden`, which axe reports; and it takes Ctrl, Alt or Meta with an arrow from the browser.
 */
export function Menu({
  label,
  trigger,
  children,
}: {
  label: string;
  trigger: ReactNode;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();

  const entries = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  function open(entry: 0 | -1) {
    flushSync(() => setOpen(true));
    entries().at(entry)?.focus();
  }

  function close() {
    setOpen(false);
    // A link may have rendered its page by now, which has the focus. Safari gives a clicked button none.
    const { activeElement, body } = document;
    const isElsewhere = activeElement !== body && !root.current?.contains(activeElement);
    if (!isElsewhere) button.current?.focus();
  }

  useDismissal(root, { isOpen, onLeave: () => setOpen(false), onEscape: close });

  function handleButtonKeyDown(event: KeyboardEvent) {
    if (isShortcut(event)) return;
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(event.key === 'ArrowDown' ? 0 : -1);
  }

  function handleMenuKeyDown(event: KeyboardEvent) {
    if (isShortcut(event)) return;
    const target = entryFor(event.key, entries());
    if (target) target.focus();
    // A link follows Enter by itself; Space would scroll the page.
    else if (event.key === ' ' && event.target instanceof HTMLElement) event.target.click();
    else return;
    event.preventDefault();
  }

  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        className="flex min-h-11 min-w-11 items-center justify-center gap-2 hover:text-accent"
        onClick={() => (isOpen ? close() : open(0))}
        onKeyDown={handleButtonKeyDown}
      >
        {trigger}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its entries take the focus; clicks bubble from them */}
      <div
        ref={menu}
        role="menu"
        id={id}
        aria-label={label}
        hidden={!isOpen}
        className="absolute top-full right-0 z-40 mt-1 w-48 rounded-control bg-paper py-2 shadow-float forced-colors:border"
        onClick={close}
        onKeyDown={handleMenuKeyDown}
      >
        {children}
      </div>
    </div>
  );
}

function isShortcut({ ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || altKey || metaKey;
}

/** The entry a key moves to: the next one around, an end, or the next that begins with the letter. */
function entryFor(key: string, entries: HTMLElement[]): HTMLElement | undefined {
  const current = entries.findIndex((entry) => entry === document.activeElement);
  const following = [...entries.slice(current + 1), ...entries.slice(0, current + 1)];
  if (key === 'ArrowDown') return following[0];
  if (key === 'ArrowUp') return following.at(-2) ?? following[0];
  if (key === 'Home') return entries[0];
  if (key === 'End') return entries.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  return following.find(({ textContent }) =>
    textContent.toLowerCase().startsWith(key.toLowerCase()),
  );
}
