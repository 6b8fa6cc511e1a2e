import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from './cx.ts';

/** What makes a link or a button an entry of a disclosure. */
export const DISCLOSURE_ENTRY =
  'flex min-h-11 w-full items-center px-4 text-16 hover:bg-wall hover:text-accent focus-visible:-outline-offset-2';

interface DisclosureProps {
  /** The name of the button, where its content does not say it. */
  label?: string;
  /** The content of the button. */
  trigger: ReactNode;
  buttonClassName: string;
  listClassName: string;
  /** List items. */
  children: ReactNode;
}

/** A button that shows a list of links below it; a choice, Esc, a press elsewhere and the focus elsewhere hide it. */
export function Disclosure({
  label,
  trigger,
  buttonClassName,
  listClassName,
  children,
}: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  // The focus need not be on the button: Safari does not focus a clicked one.
  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const { signal } = listening;
    const handleElsewhere = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    const handleChoice = ({ target }: Event) => {
      if (!button.current?.contains(target as Node)) setOpen(false);
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', handleElsewhere, { signal });
    document.addEventListener('focusin', handleElsewhere, { signal });
    document.addEventListener('click', handleChoice, { signal });
    document.addEventListener('keydown', handleKeyDown, { signal });
    return () => listening.abort();
  }, [isOpen]);

  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={listId}
        className={cx('group flex min-h-11 items-center hover:text-accent', buttonClassName)}
        onClick={() => setOpen(!isOpen)}
      >
        {trigger}
      </button>
      <ul
        id={listId}
        hidden={!isOpen}
        className={cx(
          'absolute top-full z-60 mt-2 rounded-control bg-paper py-2 floating sm:mt-3.5 forced-colors:border',
          listClassName,
        )}
      >
        {children}
      </ul>
    </div>
  );
}
