import { type RefObject, useEffect } from 'react';
import type { Artwork } from '#src/domain/catalog.ts';
import { Buttons, type Buying, isForSale } from './buying.tsx';

/** Price and buttons at the lower edge of a phone, once the page's own are above the window. */
export function BuyBar({ artwork, buying }: { artwork: Artwork; buying: Buying }) {
  useIsPassed(buying.ownButtons, buying.setPassed);
  if (!buying.isPassed || !isForSale(artwork)) return null;
  return (
    <div className="page-bar -mx-gutter -mt-section -mb-section split:hidden">
      <Buttons artwork={artwork} buying={buying} hasPrice />
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
