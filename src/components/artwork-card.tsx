import { Link } from 'react-router-dom';
import type { Artwork } from '#src/domain/catalog.ts';
import { joinTexts } from '#src/copy/join-texts.ts';
import { paths } from '#src/paths.ts';
import { AddToCartButton } from './add-to-cart-button.tsx';
import { MattedPicture } from './picture.tsx';
import { Price } from './price.tsx';
import { Rating } from './rating.tsx';
import { SoldMark } from './sold-mark.tsx';

// Within the mat.
const SIZES = '(min-width: 80rem) 15rem, (min-width: 64rem) 17vw, (min-width: 48rem) 24vw, 36vw';

/** An artwork in a list. The rating and the text "Artist Name" are fixed by the specification (O-6). */
export function ArtworkCard({ artwork }: { artwork: Artwork }) {
  const { id, title, medium, image, price, isFeatured, isSold } = artwork;
  return (
    <article className="group flex h-full flex-col">
      {/* Out of the tab order: the title below is the same link. */}
      <Link to={paths.artwork(id)} tabIndex={-1} className="relative block">
        <MattedPicture
          image={image}
          alt={joinTexts([title, medium])}
          sizes={SIZES}
          page={paths.artwork(id)}
          pictureClassName="transition-transform duration-250 ease-out group-hover:scale-102 motion-reduce:transform-none"
        />
        {isSold && <SoldMark className="right-[9%] bottom-[4.5%] translate-y-1/2" />}
      </Link>
      <div className="mt-4 flex flex-1 flex-col">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h3 className="min-w-0 text-18 leading-snug italic lg:text-22">
            <Link to={paths.artwork(id)} className="hover:text-accent">
              {title}
            </Link>
          </h3>
          {isFeatured && <p className="eyebrow text-accent">Bestseller</p>}
        </div>
        <p className="text-14 text-muted">Artist Name</p>
        <Rating className="mt-1.5 flex-wrap gap-y-0" />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 pt-2">
          <Price dollars={price} className="flex min-h-11 items-center" />
          {/* Once sold, the mark on the mat shows the word. */}
          <AddToCartButton
            artwork={artwork}
            variant="tertiary"
            className={isSold ? 'sr-only' : 'text-14'}
          />
        </div>
      </div>
    </article>
  );
}
