import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Artwork } from '#src/domain/catalog.ts';
import { categoriesQuery } from '#src/data/catalog.ts';
import { isSameId } from '#src/domain/id.ts';
import { paths } from '#src/paths.ts';
import { cx } from '#src/ui/cx.ts';

const ITEM = 'flex min-w-0 min-h-11 items-center';

/** Spec 2: links to the category by its id; the cards on Home use the slug. */
export function ArtworkBreadcrumb({ artwork }: { artwork: Artwork }) {
  const { data: categories } = useQuery(categoriesQuery());
  const category = categories?.find(({ id }) => isSameId(id, artwork.categoryId));
  return (
    <nav
      aria-label="Breadcrumb"
      className="text-14 text-muted short:hidden max-split:[@media(height<41rem)]:hidden"
    >
      <ol className="flex flex-wrap gap-x-3">
        <li className={ITEM}>
          <Link to={paths.home} className="tap-target hover:text-accent">
            Home
          </Link>
        </li>
        {artwork.categoryId !== undefined && (
          <li className={ITEM}>
            <span aria-hidden="true" className="mr-3">
              /
            </span>
            <Link to={paths.category(artwork.categoryId)} className="tap-target hover:text-accent">
              {category?.name ?? 'Category'}
            </Link>
          </li>
        )}
        <li className={cx(ITEM, 'max-split:sr-only')} aria-current="page">
          <span aria-hidden="true" className="mr-3">
            /
          </span>
          <span className="min-w-0 text-ink">{artwork.title}</span>
        </li>
      </ol>
    </nav>
  );
}
