import { Link } from './link.tsx';
import type { Artwork } from '#src/contract/catalog.ts';
import { paths } from '#src/paths.ts';
import { useIsTransitioning } from '#src/router/hooks.ts';
import { AddToCartButton } from './add-to-cart-button.tsx';
import { MattedPicture } from './picture.tsx';
import { pictureName } from './picture-source.ts';
import { Price } from './price.tsx';
import { Rating } from './rating.tsx';

// Within the mat.
const SIZES = '(min-width: 80rem) 15rem, (min-width: 64rem) 17vw, 36vw';

/** An artwork in a list. The rating and the text "Artist Name" are fixed by the specification (O-6). */
export function ArtworkCard({ artwork }: { artwork: Artwork }) {
  const { id, title, medium, image, price, isFeatured } = artwork;
  // The same name on card and page lets the view transition morph one picture into the other.
  const isTransitioning = useIsTransitioning(paths.artwork(id));
  return (
    <article className="group flex h-full flex-col">
      {/* Out of the tab order: the title below is the same link. */}
      <Link to={paths.artwork(id)} viewTransition tabIndex={-1} className="block overflow-hidden">
        <MattedPicture
          image={image}
          alt={`${title}, ${medium}`}
          sizes={SIZES}
          transitionName={isTransitioning ? pictureName(id) : undefined}
          pictureClassName="transition-transform duration-250 ease-out group-hover:scale-102 motion-reduce:transform-none"
        />
      </Link>
      <div className="mt-4 flex flex-1 flex-col">
        <h3 className="text-18 leading-snug italic md:text-22">
          <Link to={paths.artwork(id)} viewTransition className="hover:text-accent">
            {title}
          </Link>
        </h3>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <p className="text-14 text-muted">Artist Name</p>
          {isFeatured && <p className="eyebrow text-accent">Bestseller</p>}
        </div>
        <Rating className="mt-1.5 flex-wrap gap-y-0" />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 pt-2">
          <Price dollars={price} />
          <AddToCartButton artwork={artwork} variant="tertiary" className="text-14" />
        </div>
      </div>
    </article>
  );
}
