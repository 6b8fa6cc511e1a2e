import { PageHeading } from '#src/components/page-heading.tsx';
import { Picture } from '#src/components/picture.tsx';
import type { Category } from '#src/domain/catalog.ts';
import { useIsHydrated } from '#src/hooks/use-is-hydrated.ts';
import { paths } from '#src/paths.ts';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';

const BAND = 'bg-wall';
/** As high as leaves room for the first works: words and picture are an introduction. */
const COLUMNS = 'flex [--height:clamp(10rem,20svh,16rem)] low:[--height:6rem]';
/** A low window has no room for it on a phone, and does not load it. */
const PICTURE =
  'w-28 [contain:size] split:min-h-(--height) split:w-1/2 max-split:low:hidden short:hidden';
const NO_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const LOW = '(height < 31rem), (width < 43.75rem) and (height < 50rem)';
/** On a phone it comes after what makes the page interactive. */
const UNSEEN = '(height < 31rem), (width < 43.75rem)';
const WORDS =
  'flex flex-1 flex-col justify-center px-gutter py-4 split:pr-8 lg:pr-16 lg:pl-[max(1.5rem,4.45cqi,calc((100cqi-var(--container-page))/2))] compact:py-1!';

export function CategoryHero({ category }: { category: Category }) {
  const { slug, name, description, image } = category;
  const isHydrated = useIsHydrated();
  return (
    <div className={BAND}>
      {/* The page has two addresses, by slug and by id; the slug's is canonical. */}
      <link rel="canonical" href={import.meta.env.BASE_URL + paths.category(slug).slice(1)} />
      <div className={COLUMNS}>
        <div className={WORDS}>
          <p className="mb-1 eyebrow text-accent max-split:hidden low:sr-only">Category</p>
          <PageHeading title={name} className="title-in-bar">
            {name}
          </PageHeading>
          {description && (
            <p className="mt-2 max-w-[52ch] text-14 text-balance text-muted lg:text-16 split:low:line-clamp-2 split:low:text-14 max-split:low:sr-only short:sr-only">
              {description}
            </p>
          )}
        </div>
        <Picture
          image={image}
          source={<source media={isHydrated ? LOW : UNSEEN} srcSet={NO_PICTURE} />}
          alt=""
          sizes="(min-width: 43.75rem) 50vw, 7rem"
          isMain
          isCropped
          className={PICTURE}
        />
      </div>
    </div>
  );
}

export function CategoryHeroSkeleton() {
  return (
    <Loading label="the category" className={BAND}>
      <div className={COLUMNS}>
        <div className={WORDS}>
          <Skeleton className="h-4 w-24 max-split:hidden low:sr-only" />
          <Skeleton className="mt-2 h-11 w-72 max-w-full compact:hidden" />
          <Skeleton className="mt-3 h-10 w-full max-w-96 max-split:low:sr-only short:hidden" />
        </div>
        <Skeleton className={PICTURE} />
      </div>
    </Loading>
  );
}
