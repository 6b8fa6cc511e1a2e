import { PageHeading } from '#src/components/page-heading.tsx';
import { Picture } from '#src/components/picture.tsx';
import type { Category } from '#src/domain/catalog.ts';
import { paths } from '#src/paths.ts';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';

const BAND = 'bg-wall';
const COLUMNS = 'grid lg:h-(--height) lg:grid-cols-2 [--height:clamp(20rem,22cqi,28rem)]';
/** First in the HTML, which may come in parts: on a phone the words stand below it. */
const PICTURE = 'max-lg:aspect-16/9 lg:col-start-2 lg:h-(--height)';
const WORDS =
  'flex flex-col justify-center px-gutter py-10 lg:col-start-1 lg:row-start-1 lg:pr-16 lg:pl-[max(1.5rem,4.45cqi,calc((100cqi-80rem)/2))]';

export function CategoryHero({ category }: { category: Category }) {
  const { slug, name, description, image } = category;
  return (
    <div className={BAND}>
      {/* The page has two addresses, by slug and by id; the slug's is canonical. */}
      <link rel="canonical" href={import.meta.env.BASE_URL + paths.category(slug).slice(1)} />
      <div className={COLUMNS}>
        <Picture
          image={image}
          alt=""
          sizes="(min-width: 64rem) 50vw, 100vw"
          isMain
          isCropped
          className={PICTURE}
        />
        <div className={WORDS}>
          <p className="eyebrow text-accent">Category</p>
          <PageHeading title={name} className="mt-2">
            {name}
          </PageHeading>
          {description && <p className="mt-4 max-w-[52ch] text-muted">{description}</p>}
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
          <Skeleton className="h-4 w-24" />
          <Skeleton className="mt-4 h-12 w-72" />
          <Skeleton className="mt-5 h-12 w-full max-w-96" />
        </div>
      </div>
    </Loading>
  );
}
