import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { NavLink, useMatch } from 'react-router-dom';
import { STRIP_LINKS } from './destinations.ts';

// Loaded on demand: it is opened by a tap, on small screens only.
const MobileOverlay = lazy(async () => ({
  default: (await import('./mobile-overlay.tsx')).MobileOverlay,
}));

/** The categories under the header; on small screens it scrolls sideways beside More. */
export function CategoryStrip() {
  const [isOverlayOpen, setOverlayOpen] = useState(false);
  return (
    <nav aria-label="Categories" className="border-b border-hairline">
      <div className="category-strip page">
        <ul>
          {STRIP_LINKS.map(({ label, to }) => (
            <StripLink key={to} label={label} to={to} />
          ))}
        </ul>
        <button
          type="button"
          aria-haspopup="dialog"
          className="lg:hidden"
          onClick={() => setOverlayOpen(true)}
          // It has the focus until the overlay has come, whose code may be long on its way.
          onKeyDown={({ key }) => key === 'Escape' && setOverlayOpen(false)}
        >
          More
        </button>
      </div>
      {isOverlayOpen && (
        <Suspense>
          <MobileOverlay onClose={() => setOverlayOpen(false)} />
        </Suspense>
      )}
    </nav>
  );
}

/** An entry, brought into view when it is that of the page. */
function StripLink({ label, to }: { label: string; to: string }) {
  const item = useRef<HTMLLIElement>(null);
  const isCurrent = useMatch(to) !== null;
  useEffect(() => {
    if (!isCurrent) return;
    // Its font, which may come later, moves it.
    const { current } = item;
    const observer = new ResizeObserver(() => {
      const { offsetLeft, offsetWidth, parentElement: list } = current!;
      list!.scrollLeft = offsetLeft - (list!.clientWidth - offsetWidth) / 2;
    });
    observer.observe(current!);
    return () => observer.disconnect();
  }, [isCurrent]);
  return (
    <li ref={item} className="snap-start">
      <NavLink to={to}>{label}</NavLink>
    </li>
  );
}
