import { useQuery } from '@tanstack/react-query';
import { ChevronsUpDown, ListFilter } from 'lucide-react';
import { ArtworkGrid, ArtworkGridSkeleton } from '#src/components/artwork-grid.tsx';
import { Section } from '#src/components/section.tsx';
import { EmptyFrame } from '#src/components/empty-frame.tsx';
import { QueryState } from '#src/components/query-state.tsx';
import type { Category } from '#src/domain/catalog.ts';
import { artworksQuery, categoriesQuery } from '#src/data/catalog.ts';
import { findCategory } from '#src/domain/categories.ts';
import type { Id } from '#src/domain/id.ts';
import { paths } from '#src/paths.ts';
import { useEntryState } from '#src/router/use-entry-state.ts';
import { InertButton } from '#src/ui/inert-button.tsx';
import { TabPanel, Tabs } from '#src/ui/tabs.tsx';

/** Two rows of four cards, or on a tablet of three. */
const SHOWN = 8;

/** Spec 2: Photography reads film, Digital Art and Sculptures both read mixed-media (O-5). */
const TABS = [
  { value: 'all', label: 'All Artwork', slug: undefined },
  { value: 'paintings', label: 'Paintings', slug: 'paintings' },
  { value: 'pet-portraits', label: 'Pet Portraits', slug: 'pet-portraits' },
  { value: 'photography', label: 'Photography', slug: 'film' },
  { value: 'digital-art', label: 'Digital Art', slug: 'mixed-media' },
  { value: 'sculptures', label: 'Sculptures', slug: 'mixed-media' },
] as const;

type TabValue = (typeof TABS)[number]['value'];

const isTab = (kept: unknown): kept is TabValue => TABS.some(({ value }) => value === kept);

export function TrendingArtwork() {
  const [tab, setTab] = useEntryState('tab', 'all', isTab);
  const slug = TABS.find(({ value }) => value === tab)?.slug;
  return (
    <Section
      title="Trending Artwork"
      className="page"
      more={{ label: 'View All Artwork', to: paths.artworks }}
    >
      <Tabs
        label="Trending Artwork"
        tabs={TABS}
        value={tab}
        onValueChange={setTab}
        activation="manual"
        className="over-list by-visitor-state relative"
      >
        {/* Spec 2: both buttons do nothing (O-4). */}
        <div className="mt-2 flex justify-end gap-6 lg:absolute lg:top-0 lg:right-0 lg:mt-0">
          <InertButton className="flex min-h-11 items-center gap-2 hover:text-accent">
            <ListFilter aria-hidden="true" size={16} strokeWidth={1.5} />
            Filter
          </InertButton>
          <InertButton className="flex min-h-11 items-center gap-2 hover:text-accent">
            <ChevronsUpDown aria-hidden="true" size={16} strokeWidth={1.5} />
            Sort
          </InertButton>
        </div>
        <TabPanel value={tab} className="pt-4 lg:pt-8">
          {slug === undefined ? <Works /> : <WorksOfCategory key={slug} slug={slug} />}
        </TabPanel>
      </Tabs>
    </Section>
  );
}

function WorksOfCategory({ slug }: { slug: string }) {
  const query = useQuery(categoriesQuery());
  return (
    <QueryState query={query} loading={<ArtworkGridSkeleton count={SHOWN} length="eight" />}>
      {(categories: Category[]) => {
        // Artworks are requested only once the category is known.
        const category = findCategory(categories, slug);
        return category ? (
          <Works categoryId={category.id} />
        ) : (
          <EmptyFrame heading="Nothing hangs here yet." />
        );
      }}
    </QueryState>
  );
}

function Works({ categoryId }: { categoryId?: Id }) {
  const query = useQuery(artworksQuery(categoryId));
  return (
    <QueryState query={query} loading={<ArtworkGridSkeleton count={SHOWN} length="eight" />}>
      {(artworks) =>
        artworks.length > 0 ? (
          <ArtworkGrid artworks={artworks.slice(0, SHOWN)} length="eight" />
        ) : (
          <EmptyFrame heading="Nothing hangs here yet." />
        )
      }
    </QueryState>
  );
}
