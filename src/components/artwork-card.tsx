import { Link } from 'react-router-dom';
import type { Artwork } from '#src/domain/catalog.ts';
import { joinTexts } from '#src/copy/join-texts.ts';
import { paths } from '#src/paths.ts';
import { cx } from '#src/ui/cx.ts';
import { AddToCartButton } from './add-to-cart-button.tsx';
import { HungPicture } from './picture.tsx';
import { Price } from './price.tsx';
import { Rating } from './rating.tsx';
import { SoldMark } from './sold-mark.tsx';

// Of a wide work, which fills the card's width.
const SIZES =
  '(min-width: 80rem) 18.5rem, (min-width: 64rem) 20.5vw, (min-width: 48rem) 28vw, 41vw';

/** The rows of a card, which those beside it share: for the item of the grid. */
export const CARD_ROWS = 'row-span-6 grid grid-rows-subgrid';

/**
 * An artwork in a list, whose item has `CARD_ROWS`: pictures hang on one line, and what one card has in a row stands at one
 * height in all of them. The rating and the text "Artist Name" are fixed by the specification (O-6).
 */
export function ArtworkCard({ artwork }: { artwork: Artwork }) {
  const { id, title, medium, image, price, isFeatured, isSold } = artwork;
  return (
    <article className={cx('group', CARD_ROWS)}>
      {/* Out of the tab order: the title below is the same link. */}
      <Link to={paths.artwork(id)} tabIndex={-1} className="block self-end">
        <HungPicture
          image={image}
          alt={joinTexts([title, medium])}
          sizes={SIZES}
          page={paths.artwork(id)}
          className="transition-transform duration-250 ease-out group-hover:scale-102 motion-reduce:transform-none"
        >
          {isSold && <SoldMark />}
        </HungPicture>
      </Link>
      <h3 className="mt-4 text-18 leading-snug italic lg:text-22 short:mt-3">
        <Link to={paths.artwork(id)} className="hover:text-accent">
          {title}
        </Link>
      </h3>
      {isFeatured && <p className="eyebrow text-accent">Bestseller</p>}
      <p className="row-start-4 mt-1 text-14 text-muted">Artist Name</p>
      <Rating className="row-start-5 mt-1.5 flex-wrap gap-y-0 self-start short:mt-0.5" />
      <div className="row-start-6 flex flex-wrap items-center justify-between gap-x-2 self-start pt-2 short:pt-0">
        <Price dollars={price} className="flex min-h-11 items-center" />
        {/* Once sold, the mark under the picture shows the word. */}
        <AddToCartButton
          artwork={artwork}
          variant="tertiary"
          className={isSold ? 'sr-only' : 'text-14'}
        />
      </div>
    </article>
  );
}
