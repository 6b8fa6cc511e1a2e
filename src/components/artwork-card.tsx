import { Link } from './link.tsx';
import { useViewTransitionState } from 'react-router-dom';
import type { Artwork } from '#src/contract/catalog.ts';
import { paths } from '#src/paths.ts';
import { AddToCartButton } from './add-to-cart-button.tsx';
import { MattedPicture } from './picture.tsx';
import { pictureName } from './picture-source.ts';
import { Price } from './price.tsx';
import { Rating } from './rating.tsx';

const SIZES = '(min-width: 64rem) 22vw, 45vw';

/** A work as a museum label; the rating and "Artist Name" are the specification's own (O-6). */
export function ArtworkCard({ artwork }: { artwork: Artwork }) {
  const { id, title, medium, image, price, isFeatured } = artwork;
  // On the way between card and page the picture is one and the same.
  const isMoving = useViewTransitionState(paths.artwork(id));
  return (
    <article className="group flex h-full flex-col">
      {/* The title is the same link: the picture stays out of the tab order. */}
      <Link to={paths.artwork(id)} tabIndex={-1} className="block overflow-hidden">
        <MattedPicture
          image={image}
          alt={`${title}, ${medium}`}
          sizes={SIZES}
          transitionName={isMoving ? pictureName(id) : undefined}
          pictureClassName="transition-transform duration-250 ease-out group-hover:scale-102 motion-reduce:transform-none"
        />
      </Link>
      <div className="mt-4 flex flex-1 flex-col">
        <h3 className="text-18 leading-snug italic md:text-22">
          <Link to={paths.artwork(id)} className="hover:text-accent">
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
