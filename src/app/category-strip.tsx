import { lazy, Suspense, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { STRIP_LINKS } from './destinations.ts';

// Loaded on demand: it is opened by a tap, on small screens only.
const MobileOverlay = lazy(async () => ({
  default: (await import('./mobile-overlay.tsx')).MobileOverlay,
}));

const ITEM =
  'tap-target flex min-h-11 items-center text-14 whitespace-nowrap hover:text-accent focus-visible:-outline-offset-2 aria-[current=page]:text-accent aria-[current=page]:underline aria-[current=page]:underline-offset-8';

/** The categories under the header; on small screens it scrolls sideways and ends in More. */
export function CategoryStrip() {
  const [isOverlayOpen, setOverlayOpen] = useState(false);
  return (
    <nav aria-label="Categories" className="border-b border-hairline">
      <ul className="page flex h-11 snap-x scroll-px-6 [scrollbar-width:none] gap-7 overflow-x-auto lg:gap-9 max-lg:faded-ends">
        {STRIP_LINKS.map(({ label, to }) => (
          <li key={to} className="snap-start">
            <NavLink to={to} className={ITEM}>
              {label}
            </NavLink>
          </li>
        ))}
        <li className="snap-end lg:hidden">
          <button
            type="button"
            aria-haspopup="dialog"
            className={ITEM}
            onClick={() => setOverlayOpen(true)}
            // It has the focus until the overlay has come, whose code may be long on its way.
            onKeyDown={({ key }) => key === 'Escape' && setOverlayOpen(false)}
          >
            More
          </button>
        </li>
      </ul>
      {isOverlayOpen && (
        <Suspense>
          <MobileOverlay onClose={() => setOverlayOpen(false)} />
        </Suspense>
      )}
    </nav>
  );
}
