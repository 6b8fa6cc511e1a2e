import { Link } from 'react-router-dom';
import { Picture } from '#src/components/picture.tsx';
import { readImageUrl } from '#src/components/picture-source.ts';
import type { Artwork } from '#src/domain/catalog.ts';
import { joinTexts } from '#src/copy/join-texts.ts';
import { paths } from '#src/paths.ts';

/** A large work and the artist, side by side from a tablet on. */
export const ARTIST_COLUMNS =
  'grid items-center gap-x-8 gap-y-5 split:grid-cols-[6fr_5fr] lg:grid-cols-[7fr_5fr] lg:gap-x-12';

/** The work with which the page of its artist begins, whole and in the first screen. */
export function LargeWork({ artwork: { id, title, medium, image } }: { artwork: Artwork }) {
  const { width = 1, height = 1 } = readImageUrl(image);
  return (
    <Link
      to={paths.artwork(id)}
      className="flex justify-center bg-wall p-4 picture-height split:p-6 lg:p-8 max-split:-mx-gutter"
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
    </Link>
  );
}
