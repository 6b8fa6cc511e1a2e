import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAddToCart } from '#src/components/add-to-cart.ts';
import { useNavigateIfHere } from '#src/components/navigate-if-here.ts';
import { PageHeading } from '#src/components/page-heading.tsx';
import { Price } from '#src/components/price.tsx';
import type { Artwork } from '#src/domain/catalog.ts';
import { formatYear } from '#src/copy/format.ts';
import { NO_PRICE } from '#src/copy/no-price.ts';
import { artistQuery } from '#src/data/catalog.ts';
import type { Id } from '#src/domain/id.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

/** The facts of an artwork, its price and the buttons to buy it. */
export function ArtworkFacts({ artwork }: { artwork: Artwork }) {
  const { title, medium, price, isFeatured, description } = artwork;
  return (
    <div className="flex flex-col">
      {medium && <p className="eyebrow text-muted">{medium}</p>}
      <div className="mt-2 flex flex-wrap items-baseline gap-x-5 gap-y-2">
        <PageHeading title={title} className="min-w-0 text-36! italic lg:text-48! print:text-28!">
          {title}
        </PageHeading>
        {isFeatured && <p className="eyebrow text-accent">Bestselling Item</p>}
      </div>
      {artwork.artistId !== undefined && <ByLine artistId={artwork.artistId} />}
      <Price dollars={price} className="mt-5 text-28 print:mt-3 print:text-22" />
      <p className="mt-6 max-w-measure whitespace-pre-line print:mt-3 print:text-14">
        {description}
      </p>
      <BuyButtons artwork={artwork} />
      <Details artwork={artwork} />
    </div>
  );
}

function ByLine({ artistId }: { artistId: Id }) {
  const query = useQuery(artistQuery(artistId));
  if (query.isPending) return <Skeleton className="mt-3 h-6 w-44" />;
  if (!query.data) return null;
  return (
    <p className="mt-3 text-18">
      by{' '}
      <Link to={paths.artist(artistId)} className="tap-target link">
        {query.data.artist.fullName}
      </Link>
    </p>
  );
}

/** Spec 2: Buy Now adds and navigates to the cart, unless adding fails; both buttons are disabled when sold. */
function BuyButtons({ artwork: { id, isSold, price } }: { artwork: Artwork }) {
  const navigate = useNavigateIfHere();
  const { add, isAdding } = useAddToCart({ artworkId: id });
  const [isBuying, setBuying] = useState(false);

  async function handleBuy() {
    if (isAdding) return;
    setBuying(true);
    if (await add()) navigate(paths.cart);
    setBuying(false);
  }

  if (price === undefined && !isSold) return <p className="mt-8 text-muted">{NO_PRICE}</p>;
  return (
    <div className="mt-8 flex flex-col gap-3 print:hidden">
      {isSold && <p className="font-semibold">Sold</p>}
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button
          className="flex-1"
          disabled={isSold}
          aria-busy={isBuying}
          onClick={() => void handleBuy()}
        >
          Buy Now
        </Button>
        <Button
          variant="secondary"
          className="flex-1"
          disabled={isSold}
          aria-busy={isAdding && !isBuying}
          onClick={() => void add()}
        >
          Add to Cart
        </Button>
      </div>
    </div>
  );
}

function Details({ artwork: { medium, dimensions, createdAt, isSold } }: { artwork: Artwork }) {
  const rows = [
    ['Medium', medium],
    ['Dimensions', dimensions],
    ['Created', formatYear(createdAt)],
    ['Status', isSold ? 'Sold' : 'Available'],
  ];
  return (
    <dl className="mt-10 border-t border-hairline print:mt-4">
      {rows
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div
            key={name}
            className="grid grid-cols-[8rem_1fr] border-b border-hairline py-3 print:py-1.5 print:text-14"
          >
            <dt className="text-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
