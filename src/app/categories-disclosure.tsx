import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Link } from '#src/components/link.tsx';
import { paths } from '#src/paths.ts';
import { cx } from '#src/ui/cx.ts';
import { useDismissal } from '#src/ui/dismissal.ts';
import { CATEGORY_LINKS } from './destinations.ts';

/** A disclosure with a link to each category; there is no page that lists them. */
export function CategoriesDisclosure() {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  useDismissal(root, {
    isOpen,
    onLeave: () => setOpen(false),
    onEscape() {
      setOpen(false);
      button.current?.focus();
    },
  });

  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        className="flex min-h-11 items-center gap-1 hover:text-accent"
        onClick={() => setOpen(!isOpen)}
      >
        Categories
        <ChevronDown
          aria-hidden="true"
          size={16}
          strokeWidth={1.5}
          className={cx('transition-transform duration-150', isOpen && 'rotate-180')}
        />
      </button>
      <ul
        id={listId}
        hidden={!isOpen}
        className="absolute top-full -left-4 z-40 w-56 rounded-control bg-paper py-2 shadow-float forced-colors:border"
      >
        {CATEGORY_LINKS.map(({ label, slug }) => (
          <li key={slug}>
            <Link
              to={paths.category(slug)}
              className="flex min-h-11 items-center px-4 hover:bg-wall hover:text-accent focus-visible:-outline-offset-2"
              onClick={() => setOpen(false)}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
