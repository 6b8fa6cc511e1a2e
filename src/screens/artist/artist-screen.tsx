import { ArtistPortrait } from '#src/components/artist-portrait.tsx';
import { ArtworkGrid } from '#src/components/artwork-grid.tsx';
import { DetailPage } from '#src/components/detail-page.tsx';
import { EmptyPage } from '#src/components/empty-page.tsx';
import { EventGrid } from '#src/components/event-grid.tsx';
import { PageHeading } from '#src/components/page-heading.tsx';
import { SocialLinks } from '#src/components/social-links.tsx';
import type { Artist, ArtistPortfolio } from '#src/domain/catalog.ts';
import { cachedArtist } from '#src/data/cached-rows.ts';
import { artistQuery } from '#src/data/catalog.ts';
import { artistLabel } from '#src/domain/artists.ts';
import { useEntryState } from '#src/router/use-entry-state.ts';
import { TabPanel, Tabs } from '#src/ui/tabs.tsx';
import { AboutArtist } from './about-artist.tsx';
import { ArtistSkeleton, PortfolioSkeleton } from './artist-skeleton.tsx';

export function ArtistScreen() {
  return (
    <DetailPage
      query={artistQuery}
      cached={(client, id) => {
        const artist = cachedArtist(client, id);
        return artist && { artist };
      }}
      loading={<ArtistSkeleton />}
      notFound={<EmptyPage heading="Artist Not Found" />}
    >
      {(portfolio) => (
        <div className="page pt-14 pb-section">
          <ArtistHeader artist={portfolio.artist} />
          {'artworks' in portfolio ? <Portfolio portfolio={portfolio} /> : <PortfolioSkeleton />}
        </div>
      )}
    </DetailPage>
  );
}

function ArtistHeader({ artist }: { artist: Artist }) {
  const { fullName, artistType, bio } = artist;
  return (
    <div className="flex flex-col gap-x-10 gap-y-6 md:flex-row">
      <ArtistPortrait artist={artist} sizes="10rem" className="size-40 shrink-0" />
      <div>
        <p className="eyebrow text-accent">{artistLabel(artistType)}</p>
        <PageHeading title={fullName} className="mt-2">
          {fullName}
        </PageHeading>
        <p className="mt-4 max-w-measure whitespace-pre-line text-muted">
          {bio || 'Artist profile'}
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
      className="changeable mt-12"
    >
      <TabPanel value="artworks" className="pt-10">
        <h2 className="sr-only">Artworks</h2>
        {artworks.length > 0 ? (
          <ArtworkGrid artworks={artworks} length={artworks.length === 4 ? 'four' : 'any'} />
        ) : (
          <p className="py-12 text-center text-muted">No artworks available</p>
        )}
      </TabPanel>
      <TabPanel value="events" className="pt-10">
        <h2 className="sr-only">Events</h2>
        {events.length > 0 ? (
          <EventGrid events={events} />
        ) : (
          <p className="py-12 text-center text-muted">No upcoming events</p>
        )}
      </TabPanel>
      <TabPanel value="about" className="pt-10">
        <AboutArtist artist={artist} />
      </TabPanel>
    </Tabs>
  );
}
