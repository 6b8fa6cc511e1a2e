import { Suspense } from 'react';
import { RenderAfterPaint } from '#src/components/render-after-paint.tsx';
import { ArtistSpotlights } from './artist-spotlights.tsx';
import { CommunityBanner } from './community-banner.tsx';
import { ConsultingServices } from './consulting-services.tsx';
import { FeaturedArtist } from './featured-artist.tsx';
import { Hero } from './hero.tsx';
import { Newsletter } from './newsletter.tsx';
import { TopCategories } from './top-categories.tsx';
import { TrendingArtwork } from './trending-artwork.tsx';
import { UpcomingEvents } from './upcoming-events.tsx';

/** Spec 2, Home: nine sections in this order; each loads and fails on its own. */
export function HomeScreen() {
  return (
    <>
      <Hero />
      <div className="sections *:nth-[n+2]:below-fold">
        <FeaturedArtist />
        {/* A boundary each: React takes a prerendered page over in pieces, and what is below the screen last, or when touched. */}
        <Suspense>
          <TopCategories />
        </Suspense>
        <RenderAfterPaint>
          <Suspense>
            <TrendingArtwork />
          </Suspense>
          <Suspense>
            <UpcomingEvents />
          </Suspense>
          <Suspense>
            <ArtistSpotlights />
          </Suspense>
          <Suspense>
            <ConsultingServices />
          </Suspense>
          <Suspense>
            <CommunityBanner />
          </Suspense>
          <Suspense>
            <Newsletter />
          </Suspense>
        </RenderAfterPaint>
      </div>
    </>
  );
}
