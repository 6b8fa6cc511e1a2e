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
export const CARD_ROWS = 'row-span-3 grid grid-rows-subgrid';

/**
 * An artwork in a list, whose item has `CARD_ROWS`: the pictures of a row hang on one line, and so do the titles and the
 * prices. The rating and the text "Artist Name" are fixed by the specification (O-6).
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
          className="lift"
        />
      </Link>
      <div className="pt-4 short:pt-3">
        <h3 className="text-18 leading-snug italic lg:text-22">
          <Link to={paths.artwork(id)} className="hover:text-accent">
            {title}
          </Link>
        </h3>
        {isFeatured && <p className="mt-0.5 eyebrow text-accent">Bestseller</p>}
        <p className="mt-1 text-14 text-muted">Artist Name</p>
        <Rating className="mt-1.5 flex-wrap gap-y-0 short:mt-0.5" />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-2 pt-2 short:pt-0">
        {/* In a narrow card, whatever the price, the button stands below it: it would touch the next price. */}
        <Price dollars={price} className="basis-28" />
        {isSold && <SoldMark className="min-h-11 basis-18 md:justify-end" />}
        {/* Once sold, the mark shows the word, in the place of the button. */}
        <AddToCartButton
          artwork={artwork}
          variant="tertiary"
          className={isSold ? 'sr-only' : 'text-14'}
        />
      </div>
    </article>
  );
}
