import { initialsOf } from '#src/domain/artists.ts';
import type { Artist } from '#src/domain/catalog.ts';
import { Picture } from './picture.tsx';

/** An artist's portrait, or the initials when there is none or it does not load. */
export function ArtistPortrait({
  artist,
  sizes,
  className,
}: {
  artist: Pick<Artist, 'fullName' | 'profileImage'>;
  sizes: string;
  className?: string;
}) {
  return (
    <Picture
      image={artist.profileImage}
      alt={artist.fullName}
      sizes={sizes}
      isCropped
      className={className}
      fallback={
        <span aria-hidden="true" className="font-serif text-36">
          {initialsOf(artist.fullName)}
        </span>
      }
    />
  );
}
