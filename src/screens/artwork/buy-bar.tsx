import { type RefObject, useEffect } from 'react';
import type { Artwork } from '#src/domain/catalog.ts';
import { Buttons, type Buying, isForSale, type Place } from './buying.tsx';

/** Price and buttons at the lower edge of a phone, once the page's own are above the window. */
export function BuyBar({ artwork, buying }: { artwork: Artwork; buying: Buying }) {
  usePlace(buying.ownButtons, buying.setPlace);
  if (buying.place !== 'passed' || !isForSale(artwork)) return null;
  return (
    <div className="page-bar -mx-gutter -mt-section -mb-section split:hidden">
      <Buttons artwork={artwork} buying={buying} hasPrice />
    </div>
  );
}

/** Tells where the page's own buttons are. */
function usePlace(element: RefObject<HTMLElement | null>, setPlace: (place: Place) => void): void {
  useEffect(() => {
    if (!element.current) return;
    // A pixel less than the window: what sticks to its lower edge is never whole.
    const options = { rootMargin: '0px 0px -1px', threshold: [0, 1] };
    const observer = new IntersectionObserver((entries) => {
      const { target, isIntersecting, intersectionRatio, boundingClientRect } = entries.at(-1)!;
      // Beside the picture they are no bar.
      const isBar = getComputedStyle(target).position === 'sticky';
      if (!isBar || intersectionRatio === 1) setPlace('seen');
      else if (isIntersecting || boundingClientRect.top > 0) setPlace('stuck');
      else setPlace('passed');
    }, options);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, setPlace]);
}
