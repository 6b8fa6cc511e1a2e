import { Link } from 'react-router-dom';
import { preload } from 'react-dom';
import { PageHeading } from '#src/components/page-heading.tsx';
import { Picture } from '#src/components/picture.tsx';
import { type PictureSource, readImageUrl } from '#src/components/picture-source.ts';
import { brand } from '#src/copy/brand.ts';
import { paths } from '#src/paths.ts';
import { buttonClasses } from '#src/ui/button.tsx';
import { HERO_IMAGE, HERO_PHONE_IMAGE } from './hero-image.ts';

const SIZES = '(min-width: 80rem) 46rem, (min-width: 64rem) 52vw, 100vw';

/** React preloads main pictures by itself, but for those that have sources. */
function preloadFor(media: string, { src, srcSet = src }: PictureSource, sizes: string): void {
  preload(src, {
    as: 'image',
    media,
    imageSrcSet: srcSet,
    imageSizes: sizes,
    fetchPriority: 'high',
  });
}

export function Hero() {
  const phone = readImageUrl(HERO_PHONE_IMAGE);
  if (import.meta.env.SSR) {
    preloadFor('(width < 40rem)', phone, '100vw');
    preloadFor('(width >= 40rem)', readImageUrl(HERO_IMAGE), SIZES);
  }
  return (
    <div className="page grid hero items-center gap-x-12 gap-y-6 pb-section lg:grid-cols-12 lg:pt-12">
      <Picture
        image={HERO_IMAGE}
        // As wide as the screen, which is the default of `sizes`.
        source={<source media="(width < 40rem)" srcSet={phone.srcSet ?? phone.src} />}
        alt=""
        sizes={SIZES}
        isMain
        isCropped
        className="hero-picture aspect-5/4 lg:col-span-7 lg:col-start-6 lg:aspect-7/6 max-lg:-mx-gutter sm:max-lg:aspect-3/2 md:max-lg:aspect-2/1"
      />
      <div className="hero-words lg:col-span-5 lg:col-start-1 lg:row-start-1">
        <PageHeading className="text-36! md:text-48! xl:text-64!">{brand.line}</PageHeading>
        <p className="mt-6 max-w-[46ch] text-18 text-pretty text-muted max-sm:mt-4">
          Paintings, pet portraits, films and a seat in the front row. Every work here comes
          straight from the person who made it, and every ticket supports the people on stage.
        </p>
        <div className="mt-8 flex flex-wrap gap-3 max-sm:mt-6">
          <Link
            to={paths.category('paintings')}
            className={buttonClasses('primary', 'max-sm:grow')}
          >
            Explore Artwork
          </Link>
          <Link to={paths.events} className={buttonClasses('secondary', 'max-sm:grow')}>
            Browse Events
          </Link>
        </div>
      </div>
    </div>
  );
}
