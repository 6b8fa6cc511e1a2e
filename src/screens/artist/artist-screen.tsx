import { ArtistPortrait } from '#src/components/artist-portrait.tsx';
import { ArtworkGrid } from '#src/components/artwork-grid.tsx';
import { DetailPage } from '#src/components/detail-page.tsx';
import { EmptyFrame } from '#src/components/empty-frame.tsx';
import { EventGrid } from '#src/components/event-grid.tsx';
import { PageHeading } from '#src/components/page-heading.tsx';
import { RenderAfterPaint } from '#src/components/render-after-paint.tsx';
import { SocialLinks } from '#src/components/social-links.tsx';
import { firstSentences } from '#src/copy/first-sentences.ts';
import type { Artist, ArtistPortfolio, Artwork } from '#src/domain/catalog.ts';
import { cachedArtist } from '#src/data/cached-rows.ts';
import { artistQuery } from '#src/data/catalog.ts';
import { artistLabel } from '#src/domain/artists.ts';
import { useEntryState } from '#src/router/use-entry-state.ts';
import { TabPanel, Tabs } from '#src/ui/tabs.tsx';
import { AboutArtist } from './about-artist.tsx';
import { ArtistSkeleton, LargeWorkSkeleton, PortfolioSkeleton } from './artist-skeleton.tsx';
import { ARTIST_COLUMNS, LargeWork, widestOf } from './large-work.tsx';

export function ArtistScreen() {
  return (
    <DetailPage
      kind="Artist"
      query={artistQuery}
      cached={(client, id) => {
        const artist = cachedArtist(client, id);
        return artist && { artist };
      }}
      loading={<ArtistSkeleton />}
      notFound={<EmptyFrame page heading="Artist Not Found" />}
    >
      {(answer) => {
        const portfolio = 'artworks' in answer ? withSoldLast(answer) : undefined;
        return (
          <div className="page pb-section split:pt-4 xl:pt-8 short:pt-4!">
            <ArtistHeader artist={answer.artist} artworks={portfolio?.artworks} />
            <RenderAfterPaint>
              {portfolio ? <Portfolio portfolio={portfolio} /> : <PortfolioSkeleton />}
            </RenderAfterPaint>
          </div>
        );
      }}
    </DetailPage>
  );
}

/** What can be bought comes first. */
const withSoldLast = (portfolio: ArtistPortfolio): ArtistPortfolio => ({
  ...portfolio,
  artworks: [...portfolio.artworks].sort((a, b) => Number(a.isSold) - Number(b.isSold)),
});

/** Characters of the biography that the header has, in whole sentences; About has all of it. */
const INTRODUCTION = 210;

/** The artist beside a detail of one work, or alone without any. @param artworks undefined while they load */
function ArtistHeader({
  artist,
  artworks,
}: {
  artist: Artist;
  artworks: readonly Artwork[] | undefined;
}) {
  const { fullName, artistType, bio } = artist;
  const work = artworks && widestOf(artworks);
  return (
    <div className={artworks && !work ? undefined : ARTIST_COLUMNS}>
      {!artworks && <LargeWorkSkeleton />}
      {work && <LargeWork artwork={work} />}
      <div>
        <div className="flex items-center gap-x-5">
          <ArtistPortrait
            artist={artist}
            sizes="8rem"
            className="size-24 shrink-0 self-start xl:size-32 short:size-16!"
          />
          <div className="min-w-0">
            <p className="eyebrow text-accent">{artistLabel(artistType)}</p>
            <PageHeading title={fullName} className="mt-1 short:text-28! split:max-xl:text-36!">
              {fullName}
            </PageHeading>
          </div>
        </div>
        <p className="mt-5 max-w-measure text-muted max-split:mt-3 max-split:text-14 short:mt-3 short:text-14">
          {firstSentences(bio, INTRODUCTION) || 'Artist profile'}
        </p>
        <SocialLinks name={fullName} />
      </div>
    </div>
  );
}

const TABS = ['artworks', 'events', 'about'] as const;

type TabValue = (typeof TABS)[number];

const isTab = (kept: unknown): kept is TabValue => TABS.some((value) => value === kept);

function Portfolio({ portfolio: { artist, artworks, events } }: { portfolio: ArtistPortfolio }) {
  const [tab, setTab] = useEntryState('tab', 'artworks', isTab);
  return (
    <Tabs
      label={`Works and events of ${artist.fullName}`}
      tabs={[
        { value: 'artworks', label: `Artworks (${artworks.length})` },
        { value: 'events', label: `Events (${events.length})` },
        { value: 'about', label: 'About' },
      ]}
      value={tab}
      onValueChange={setTab}
      className="by-visitor-state mt-4 xl:mt-8"
    >
      <TabPanel value="artworks" className="pt-6 xl:pt-8">
        <h2 className="sr-only">Artworks</h2>
        {artworks.length > 0 ? (
          <ArtworkGrid artworks={artworks} length={artworks.length > 4 ? 'any' : 'four'} />
        ) : (
          <EmptyFrame heading="No artworks available" />
        )}
      </TabPanel>
      <TabPanel value="events" className="pt-6 xl:pt-8">
        <h2 className="sr-only">Events</h2>
        {events.length > 0 ? (
          <EventGrid events={events} />
        ) : (
          <EmptyFrame heading="No upcoming events" />
        )}
      </TabPanel>
      <TabPanel value="about" className="pt-6 xl:pt-8">
        <AboutArtist artist={artist} />
      </TabPanel>
    </Tabs>
  );
}
