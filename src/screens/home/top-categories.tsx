import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Picture } from '#src/components/picture.tsx';
import type { Category } from '#src/domain/catalog.ts';
import { categoriesQuery } from '#src/data/catalog.ts';
import { paths } from '#src/paths.ts';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { categoryLine } from './category-line.ts';
import { ListSection } from './list-section.tsx';

const GRID = 'grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 md:grid-cols-3 lg:gap-x-8 lg:gap-y-12';

export function TopCategories() {
  const query = useQuery(categoriesQuery());
  return (
    <ListSection
      title="Top Categories"
      query={query}
      loading={<CategoriesSkeleton />}
      empty={{ text: 'No categories yet.', label: 'View All Artwork', to: paths.artworks }}
    >
      {(categories) => (
        <ul className={GRID}>
          {categories.map((category) => (
            <li key={category.id}>
              <CategoryCard category={category} />
            </li>
          ))}
        </ul>
      )}
    </ListSection>
  );
}

/** The whole card is one link. */
function CategoryCard({ category: { slug, name, image } }: { category: Category }) {
  return (
    <Link to={paths.category(slug)} className="group block hover:text-accent">
      <span className="block overflow-hidden">
        <Picture
          image={image}
          alt=""
          sizes="(min-width: 80rem) 25.5rem, (min-width: 48rem) 30vw, 45vw"
          isCropped
          className="aspect-4/3 lift"
        />
      </span>
      <span className="mt-3 block font-serif text-22 lg:text-28">{name}</span>
      <span className="block text-14 text-muted">{categoryLine(slug)}</span>
    </Link>
  );
}

function CategoriesSkeleton() {
  return (
    <Loading label="categories" className={GRID}>
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <div key={card}>
          <Skeleton className="aspect-4/3" />
          <Skeleton className="mt-4 h-7 w-2/3" />
          <Skeleton className="mt-2 h-4 w-2/5" />
        </div>
      ))}
    </Loading>
  );
}
