import { memo } from 'react';
import { RenderAfterPaint } from '#src/components/render-after-paint.tsx';
import { DetailPage } from '#src/components/detail-page.tsx';
import { EmptyFrame } from '#src/components/empty-frame.tsx';
import { DeferredImport } from '#src/components/deferred-import.tsx';
import { readImageUrl } from '#src/components/picture-source.ts';
import type { Artwork } from '#src/domain/catalog.ts';
import { cx } from '#src/ui/cx.ts';
import { cachedArtwork } from '#src/data/cached-rows.ts';
import { artworkQuery } from '#src/data/catalog.ts';
import { useBuying } from './buying.tsx';
import { ArtworkBreadcrumb } from './artwork-breadcrumb.tsx';
import { ArtworkFacts } from './artwork-facts.tsx';
import { ArtworkPicture } from './artwork-picture.tsx';
import { ArtworkSkeleton } from './artwork-skeleton.tsx';
import { ArtworkTabs } from './artwork-tabs.tsx';
import { MoreByArtist, YouMayAlsoLike } from './related-artworks.tsx';

const loadRecentlyViewed = async () =>
  (await import('#src/components/recently-viewed.tsx')).RecentlyViewed;

const loadBuyBar = async () => (await import('./buy-bar.tsx')).BuyBar;

export function ArtworkScreen() {
  return (
    <DetailPage
      kind="Artwork"
      query={artworkQuery}
      cached={cachedArtwork}
      loading={<ArtworkSkeleton />}
      notFound={
        <EmptyFrame page heading="Artwork Not Found">
          The artwork you&apos;re looking for doesn&apos;t exist or has been removed.
        </EmptyFrame>
      }
    >
      {(artwork) => <ArtworkPage artwork={artwork} />}
    </DetailPage>
  );
}

/** On paper: the name of the shop, the whole picture, and the facts. */
const SHEET =
  'print:gap-4! print:p-0! letterhead print:[&_.picture]:max-h-[40vh] print:[&_.picture]:bg-transparent! print:[&_.picture]:bg-none! print:[&_img]:object-contain!';

function isWide({ image }: Artwork): boolean {
  const { width = 1, height = 1 } = readImageUrl(image);
  return width >= 1.3 * height;
}

function ArtworkPage({ artwork }: { artwork: Artwork }) {
  const buying = useBuying(artwork);
  return (
    <>
      <div
        className={cx(
          'page flex flex-col gap-section pb-section split:pt-4 max-split:pb-28 short:pt-0',
          SHEET,
        )}
      >
        <div>
          <ArtworkBreadcrumb artwork={artwork} />
          <div className={cx('artwork-columns', isWide(artwork) && 'wide-work')}>
            <ArtworkPicture artwork={artwork} />
            <ArtworkFacts artwork={artwork} buying={buying} />
          </div>
        </div>
        <BelowArtwork artwork={artwork} />
      </div>
      <DeferredImport load={loadBuyBar} props={{ artwork, buying }} />
    </>
  );
}

/** Rendered once: what is done with the buttons above changes nothing of it. */
const BelowArtwork = memo(function BelowArtwork({ artwork }: { artwork: Artwork }) {
  return (
    <div className="flex flex-col gap-section print:hidden">
      <RenderAfterPaint>
        <ArtworkTabs />
        <MoreByArtist artwork={artwork} />
        <YouMayAlsoLike artwork={artwork} />
        <DeferredImport load={loadRecentlyViewed} props={{ current: artwork }} />
      </RenderAfterPaint>
    </div>
  );
});
