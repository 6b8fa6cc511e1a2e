import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

/** What makes a link or a button an entry of a disclosure. */
export const DISCLOSURE_ENTRY =
  'flex min-h-11 w-full items-center px-4 text-16 hover:bg-wall hover:text-accent focus-visible:-outline-offset-2';

interface DisclosureProps {
  /** The name of the button, where its content does not say it. */
  label?: string;
  /** The content of the button. */
  trigger: ReactNode;
  listClassName: string;
  /** List items. */
  children: ReactNode;
}

/** A button that shows a list of links below the header that it is in; a choice, Esc, a press elsewhere and the focus elsewhere hide it. */
export function Disclosure({ label, trigger, listClassName, children }: DisclosureProps) {
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
    <div ref={root}>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={listId}
        className="disclosure-button"
        onClick={() => setOpen(!isOpen)}
      >
        {trigger}
      </button>
      <ul id={listId} hidden={!isOpen} className={`disclosure-list ${listClassName}`}>
        {children}
      </ul>
    </div>
  );
}
