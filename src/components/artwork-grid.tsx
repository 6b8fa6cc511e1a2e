import type { ReactNode } from 'react';
import type { Artwork } from '#src/contract/catalog.ts';
import { noteBrowsedWorks } from '#src/data/browsed-works.ts';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { ArtworkCard } from './artwork-card.tsx';

function Grid({ children, onOpen }: { children: ReactNode; onOpen?: () => void }) {
  return (
    <ul
      onClickCapture={onOpen}
      className="grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 lg:grid-cols-4 lg:gap-x-8 lg:gap-y-14"
    >
      {children}
    </ul>
  );
}

/** Cards in four columns, two on a phone. */
export function ArtworkGrid({ artworks }: { artworks: readonly Artwork[] }) {
  return (
    <Grid onOpen={() => noteBrowsedWorks(artworks)}>
      {artworks.map((artwork) => (
        <li key={artwork.id}>
          <ArtworkCard artwork={artwork} />
        </li>
      ))}
    </Grid>
  );
}

/** The layout of the grid while it loads. */
export function ArtworkGridSkeleton({ count }: { count: number }) {
  return (
    <Loading label="artworks">
      <Grid>
        {Array.from({ length: count }, (_, index) => (
          <li key={index} data-testid="artwork-skeleton">
            <Skeleton className="aspect-square" />
            <Skeleton className="mt-4 h-7 w-4/5" />
            <Skeleton className="mt-2 h-4 w-2/5" />
            <Skeleton className="mt-2 h-4 w-3/5" />
            <Skeleton className="mt-5 mb-3 h-5 w-full" />
          </li>
        ))}
      </Grid>
    </Loading>
  );
}
