import { useEffect, useState } from 'react';
import { findElements } from './find-marks.ts';
import { oddities } from './oddities.ts';

/** A mark on one element, in pixels from the start of the document. */
interface PlacedMark {
  number: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface PlacedMarks {
  marks: readonly PlacedMark[];
  /** The height of the shop: a mark below it would make the page longer. */
  pageHeight: number;
}

/** The marks of what the page displays; placed anew when the page changes, moves or is laid out anew. */
export function usePlacedMarks(): PlacedMarks {
  const [placed, place] = useState<PlacedMarks>({ marks: [], pageHeight: 0 });

  useEffect(() => {
    const shop = document.getElementById('root');
    if (!shop) return;
    let frame = 0;
    let last = '';
    function placeSoon() {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const next = placeMarks(shop!);
        const text = JSON.stringify(next);
        if (text !== last) place(next);
        last = text;
      });
    }

    placeSoon();
    const changes = new MutationObserver(placeSoon);
    changes.observe(shop, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    const sizes = new ResizeObserver(placeSoon);
    sizes.observe(shop);
    const ending = new AbortController();
    // A scroll moves what is sticky, what is in a scroller of its own, and what is laid out only near the screen.
    const options = { capture: true, passive: true, signal: ending.signal };
    document.addEventListener('scroll', placeSoon, options);
    addEventListener('resize', placeSoon, options);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
      ending.abort();
    };
  }, []);

  return placed;
}

function placeMarks(shop: HTMLElement): PlacedMarks {
  const { clientWidth } = document.documentElement;
  const marks = oddities.flatMap(({ number, marks: own }) =>
    own.flatMap(findElements).flatMap((element) => {
      const { left, right, top, width, height } = boxOf(element);
      const isDisplayed = width > 0 && height > 0 && right > 0 && left < clientWidth;
      return isDisplayed ? { number, left: left + scrollX, top: top + scrollY, width, height } : [];
    }),
  );
  return { marks, pageHeight: shop.getBoundingClientRect().bottom + scrollY };
}

/** Around the content: a line of text and a link of the footer are as wide as their column. A filled button is all seen. */
function boxOf(element: Element): DOMRect {
  const content = document.createRange();
  content.selectNodeContents(element);
  const box = content.getBoundingClientRect();
  const isFilled = getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)';
  // A field has no content.
  return isFilled || box.width === 0 ? element.getBoundingClientRect() : box;
}
