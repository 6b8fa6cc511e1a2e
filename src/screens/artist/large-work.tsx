import { Link } from 'react-router-dom';
import { Picture } from '#src/components/picture.tsx';
import { readImageUrl } from '#src/components/picture-source.ts';
import type { Artwork } from '#src/domain/catalog.ts';
import { formatPrice } from '#src/copy/format.ts';
import { joinTexts } from '#src/copy/join-texts.ts';
import { paths } from '#src/paths.ts';
import { cx } from '#src/ui/cx.ts';

/** A large work and the artist, side by side from a tablet on. */
export const ARTIST_COLUMNS =
  'grid gap-x-8 gap-y-5 split:grid-cols-[6fr_5fr] lg:grid-cols-[7fr_5fr] lg:gap-x-12';

/** The wall around it and how high it may be, which leaves room for the first works below. */
export const LARGE_WORK_FRAME =
  'px-gutter split:px-6 max-split:-mx-gutter [--height:10.5rem] split:[--height:clamp(10rem,25svh,22rem)] short:max-split:order-last';

/** Cards in the first row of the works below. */
const ROW = 4;

/** Returns the work that fills the wall of the header best, the widest of those that no card of the first row shows. */
export function widestOf(artworks: readonly Artwork[]): Artwork | undefined {
  const others = artworks.length > ROW ? artworks.slice(ROW) : artworks;
  const widths = others.map(({ image }) => {
    const { width = 1, height = 1 } = readImageUrl(image);
    return width / height;
  });
  return others[widths.indexOf(Math.max(...widths))];
}

/** The work with which the page of its artist begins, whole and in the first screen. */
export function LargeWork({ artwork: { id, title, medium, image, price } }: { artwork: Artwork }) {
  const { width = 1, height = 1 } = readImageUrl(image);
  return (
    <Link
      to={paths.artwork(id)}
      className={cx(
        'group flex flex-col justify-center bg-wall pt-4 split:items-center split:pt-6',
        LARGE_WORK_FRAME,
      )}
    >
      <span
        className="block w-full"
        style={{ maxWidth: `calc(var(--height) * ${(width / height).toFixed(4)})` }}
      >
        <Picture
          image={image}
          alt={joinTexts([title, medium])}
          sizes="(min-width: 43.75rem) 50vw, 90vw"
          isMain
        />
      </span>
      <span className="flex min-h-10 flex-wrap items-center gap-x-3 py-1 text-14 split:min-h-13">
        <span className="font-serif text-16 italic group-hover:text-accent">{title}</span>
        {price !== undefined && <span className="font-semibold">{formatPrice(price)}</span>}
      </span>
    </Link>
  );
}
