import type { ReactNode } from 'react';
import type { Artwork } from '#src/domain/catalog.ts';
import { noteBrowsedWorks } from '#src/data/browsed-works.ts';
import { cx } from '#src/ui/cx.ts';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { ArtworkCard, CARD_ROWS } from './artwork-card.tsx';

/** Of how many cards the list is at most; on a tablet each has whole rows. */
type Length = 'four' | 'eight' | 'any';

const COLUMNS: Record<Length, string> = {
  four: 'row-of-four md:max-lg:gap-x-4',
  eight: 'md:grid-cols-3 lg:grid-cols-4 md:max-lg:*:nth-[n+7]:hidden',
  any: 'sm:short:grid-cols-3 md:grid-cols-3 lg:grid-cols-4 wide:grid-cols-5 md:short:grid-cols-4',
};

interface GridProps {
  length: Length;
  children: ReactNode;
  onOpen?: () => void;
}

function Grid({ length, children, onOpen }: GridProps) {
  return (
    <ul
      onClickCapture={onOpen}
      className={cx(
        // The cards share rows, which a gap would part: the distance belongs to the cards.
        '-mb-10 grid grid-cols-2 gap-x-4 *:pb-10 sm:gap-x-6 lg:-mb-14 lg:gap-x-8 lg:*:pb-14',
        COLUMNS[length],
      )}
    >
      {children}
    </ul>
  );
}

interface ArtworkGridProps {
  length?: Length;
}

/** Cards in four columns, three on a tablet, two on a phone; a whole list has five on a very wide screen. */
export function ArtworkGrid({
  artworks,
  length = 'any',
}: ArtworkGridProps & { artworks: readonly Artwork[] }) {
  return (
    <Grid length={length} onOpen={() => noteBrowsedWorks(artworks)}>
      {artworks.map((artwork) => (
        <li key={artwork.id} className={CARD_ROWS}>
          <ArtworkCard artwork={artwork} />
        </li>
      ))}
    </Grid>
  );
}

/** The layout of the grid while it loads. */
export function ArtworkGridSkeleton({
  count,
  length = 'any',
}: ArtworkGridProps & { count: number }) {
  return (
    <Loading label="artworks">
      <Grid length={length}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index} data-testid="artwork-skeleton">
            <Skeleton className="aspect-square max-h-[40svh] w-full" />
            <Skeleton className="mt-4 h-7 w-4/5" />
            <Skeleton className="mt-2 h-4 w-2/5" />
            <Skeleton className="mt-2 h-4 w-3/5" />
            <Skeleton className="mt-11 mb-3.5 h-5 w-full" />
          </li>
        ))}
      </Grid>
    </Loading>
  );
}
