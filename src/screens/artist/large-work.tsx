import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { Picture } from '#src/components/picture.tsx';
import { readImageUrl } from '#src/components/picture-source.ts';
import type { Artwork } from '#src/domain/catalog.ts';
import { joinTexts } from '#src/copy/join-texts.ts';
import { paths } from '#src/paths.ts';
import { cx } from '#src/ui/cx.ts';

/** A large work and the artist, side by side from a tablet on. */
export const ARTIST_COLUMNS =
  'grid gap-x-8 gap-y-5 split:grid-cols-[6fr_5fr] lg:grid-cols-[7fr_5fr] lg:gap-x-12';

/** How high the picture is, which leaves room for the first works below. */
export const LARGE_WORK_FRAME =
  'max-split:-mx-gutter [--height:12rem] split:[--height:clamp(11rem,45svh-10.5rem,26rem)] short:max-split:order-last';

/** Cards in the first row of the works below. */
const ROW = 4;

/**
 * Returns the work that fills the wall of the header best, the widest of those that no card of the first row shows; a
 * sold one only where all are.
 */
export function widestOf(artworks: readonly Artwork[]): Artwork | undefined {
  const later = artworks.length > ROW ? artworks.slice(ROW) : artworks;
  const available = later.filter(({ isSold }) => !isSold);
  const others = available.length > 0 ? available : later;
  const widths = others.map(({ image }) => {
    const { width = 1, height = 1 } = readImageUrl(image);
    return width / height;
  });
  return others[widths.indexOf(Math.max(...widths))];
}

/**
 * A work at close range, with which the page of its artist begins: the whole one may be seen again among those below.
 */
export function LargeWork({ artwork: { id, title, medium, image } }: { artwork: Artwork }) {
  const { detail: { x, y } = { x: 50, y: 50 } } = readImageUrl(image);
  return (
    <Link to={paths.artwork(id)} className={cx('group flex flex-col', LARGE_WORK_FRAME)}>
      <span
        className="close-up min-h-(--height) flex-1"
        style={{ '--place': `${x}% ${y}%` } as CSSProperties}
      >
        <Picture
          image={image}
          alt={joinTexts([title, medium])}
          sizes="(min-width: 43.75rem) 75vw, 90vw"
          isMain
          isCropped
          className="size-full [contain:size]"
        />
      </span>
      <span className="flex min-h-10 items-center py-1 text-14 max-split:px-gutter">
        <span>
          <span className="text-muted">Detail of </span>
          <span className="font-serif text-16 italic group-hover:text-accent">{title}</span>
        </span>
      </span>
    </Link>
  );
}
