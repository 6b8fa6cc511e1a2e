import { type RefObject, useEffect } from 'react';
import type { Artwork } from '#src/domain/catalog.ts';
import { Buttons, type Buying, isForSale } from './buying.tsx';

/** Price and buttons at the lower edge of a phone, once the page's own are above the window; none once it is sold. */
export function BuyBar({ artwork, buying }: { artwork: Artwork; buying: Buying }) {
  useIsPassed(buying.ownButtons, buying.setPassed);
  if (!buying.isPassed || artwork.isSold || !isForSale(artwork)) return null;
  return (
    // Without a height of its own, so that nothing moves as it comes; the page has room for it at its end.
    <div className="sticky bottom-0 z-30 h-0 split:hidden">
      <div className="page-bar absolute! inset-x-0">
        <Buttons artwork={artwork} buying={buying} hasPrice />
      </div>
    </div>
  );
}

/** Tells whether an element is above the window. */
function useIsPassed(
  element: RefObject<HTMLElement | null>,
  setPassed: (isPassed: boolean) => void,
): void {
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      const { isIntersecting, boundingClientRect } = entries.at(-1)!;
      setPassed(!isIntersecting && boundingClientRect.top < 0);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, setPassed]);
}
