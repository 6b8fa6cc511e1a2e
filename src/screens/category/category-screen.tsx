import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ArtworkBrowser } from '#src/components/artwork-browser.tsx';
import { DetailQuery } from '#src/components/detail-query.tsx';
import { EmptyFrame } from '#src/components/empty-frame.tsx';
import { QueryFailure } from '#src/components/query-state.tsx';
import type { Category } from '#src/domain/catalog.ts';
import { artworksQuery, categoriesQuery } from '#src/data/catalog.ts';
import { findCategory } from '#src/domain/categories.ts';
import { CategoryHero, CategoryHeroSkeleton } from './category-hero.tsx';

export function CategoryScreen() {
  const { param = '' } = useParams();
  const query = useQuery(categoriesQuery());
  return (
    <DetailQuery
      kind="Category"
      query={query}
      loading={<CategorySkeleton />}
      notFound={<CategoryNotFound />}
    >
      {(categories) => {
        const category = findCategory(categories, param);
        return category ? <CategoryPage category={category} /> : <CategoryNotFound />;
      }}
    </DetailQuery>
  );
}

function CategoryPage({ category }: { category: Category }) {
  const artworks = useQuery(artworksQuery(category.id));
  if (artworks.isError && !artworks.isFetching) {
    return <QueryFailure page={category.name} error={artworks.error} />;
  }
  return (
    <>
      <CategoryHero category={category} />
      <div className="page pt-4 pb-section lg:pt-6 low:pt-4 compact:pt-0! max-sm:pt-5">
        <ArtworkBrowser key={category.id} artworks={artworks.data} />
      </div>
    </>
  );
}

function CategorySkeleton() {
  return (
    <>
      <CategoryHeroSkeleton />
      <div className="page pt-4 pb-section lg:pt-6 low:pt-4 compact:pt-0! max-sm:pt-5">
        <ArtworkBrowser artworks={undefined} />
      </div>
    </>
  );
}

function CategoryNotFound() {
  return <EmptyFrame page heading="Category Not Found" />;
}
