import { PageHeading } from '#src/components/page-heading.tsx';
import { Picture } from '#src/components/picture.tsx';
import type { Category } from '#src/domain/catalog.ts';
import { paths } from '#src/paths.ts';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';

const BAND = 'bg-wall';
/** As high as leaves room for the first works: words and picture are an introduction. */
const COLUMNS =
  'grid split:not-short:grid-cols-2 [--height:clamp(10rem,17svh,16rem)] low:[--height:6rem]';
/** A phone has no room for it, and does not load it. */
const PICTURE = 'col-start-2 min-h-(--height) [contain:size] max-split:hidden short:hidden';
const NO_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const WORDS =
  'flex flex-col justify-center px-gutter py-3 split:low:py-4 split:row-start-1 split:pr-8 lg:pr-16 lg:pl-[max(1.5rem,4.45cqi,calc((100cqi-var(--container-page))/2))] compact:py-1!';

export function CategoryHero({ category }: { category: Category }) {
  const { slug, name, description, image } = category;
  return (
    <div className={BAND}>
      {/* The page has two addresses, by slug and by id; the slug's is canonical. */}
      <link rel="canonical" href={import.meta.env.BASE_URL + paths.category(slug).slice(1)} />
      <div className={COLUMNS}>
        <Picture
          image={image}
          source={<source media="(width < 43.75rem), (height < 31rem)" srcSet={NO_PICTURE} />}
          alt=""
          sizes="(min-width: 43.75rem) 50vw, 100vw"
          isMain
          isCropped
          className={PICTURE}
        />
        <div className={WORDS}>
          <p className="mb-1 eyebrow text-accent max-split:hidden low:sr-only">Category</p>
          <PageHeading title={name} className="title-in-bar">
            {name}
          </PageHeading>
          {description && (
            <p className="mt-1 max-w-[52ch] text-14 text-balance text-muted split:mt-2 lg:text-16 split:low:line-clamp-2 split:low:text-14 max-split:low:sr-only short:sr-only">
              {description}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

export function CategoryHeroSkeleton() {
  return (
    <Loading label="the category" className={BAND}>
      <div className={COLUMNS}>
        <Skeleton className={PICTURE} />
        <div className={WORDS}>
          <Skeleton className="h-4 w-24 max-split:hidden low:sr-only" />
          <Skeleton className="mt-2 h-11 w-72 max-w-full compact:hidden" />
          <Skeleton className="mt-3 h-10 w-full max-w-96 max-split:low:sr-only short:hidden" />
        </div>
      </div>
    </Loading>
  );
}
