import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Artwork } from '#src/domain/catalog.ts';
import { noteBrowsedWorks } from '#src/data/browsed-works.ts';
import { ArtworkCard, CARD_ROWS } from './artwork-card.tsx';

/**
 * The columns of `ArtworkGrid`, by the width of the shop in rem, and the height in pixels of what most rows have below
 * their pictures.
 */
const LAYOUTS = [
  { from: 100, columns: 5, captionHeight: 254 },
  { from: 64, columns: 4, captionHeight: 236 },
  { from: 48, columns: 3, captionHeight: 210 },
  { from: 0, columns: 2, captionHeight: 235 },
];

/** Rows rendered beyond the viewport, so that Tab reaches the next cards. */
const OVERSCAN = 3;

/** A virtualized grid: only the rows near the viewport are in the DOM. */
export function WindowedArtworkGrid({ artworks }: { artworks: readonly Artwork[] }) {
  const [{ columns, rowHeight }, setLayout] = useState(layoutOfShop);
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);

  // oxlint-disable-next-line react/incompatible-library -- nothing memoized is given what it returns
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(artworks.length / columns),
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin: top,
  });

  useLayoutEffect(() => {
    const element = list.current!;
    let width = element.offsetWidth;
    const observer = new ResizeObserver(() => {
      setTop(element.offsetTop);
      if (element.offsetWidth === width) return;
      width = element.offsetWidth;
      setLayout(layoutOfShop());
      // Rows outside the viewport would keep the height measured at the old width.
      virtualizer.measure();
      for (const row of virtualizer.elementsCache.values()) virtualizer.measureElement(row);
    });
    observer.observe(element);
    // Content above the list changes the height of the body, not of the list.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [virtualizer]);

  return (
    <div
      ref={list}
      role="list"
      className="relative"
      style={{ height: virtualizer.getTotalSize() }}
      onClickCapture={() => noteBrowsedWorks(artworks)}
    >
      {virtualizer.getVirtualItems().map((row) => {
        const first = row.index * columns;
        return (
          <div
            key={row.key}
            ref={virtualizer.measureElement}
            data-index={row.index}
            role="presentation"
            className="absolute inset-x-0 top-0 grid grid-cols-2 gap-x-4 pb-10 sm:gap-x-6 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-8 lg:pb-14 wide:grid-cols-5"
            style={{ translate: `0 ${row.start - virtualizer.options.scrollMargin}px` }}
          >
            {artworks.slice(first, first + columns).map((artwork, index) => (
              <div
                key={artwork.id}
                role="listitem"
                className={CARD_ROWS}
                aria-setsize={artworks.length}
                aria-posinset={first + index + 1}
              >
                <ArtworkCard artwork={artwork} />
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}

/** Rows that are not measured yet are taken to be as high as most are, whose highest picture is as high as it may be. */
function layoutOfShop() {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const shop = document.querySelector('main')!.clientWidth;
  const { columns, captionHeight } = LAYOUTS.find(({ from }) => shop / rem >= from)!;
  const column = Math.min(80 * rem, 0.91 * shop) / columns - 1.5 * rem;
  return { columns, rowHeight: captionHeight + Math.min(column, 0.4 * innerHeight) };
}
