import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAddToCart } from '#src/hooks/use-add-to-cart.ts';
import { Price } from '#src/components/price.tsx';
import { NO_PRICE } from '#src/copy/not-for-sale.ts';
import { artistQuery } from '#src/data/catalog.ts';
import type { Artwork } from '#src/domain/catalog.ts';
import type { Id } from '#src/domain/id.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import type { RoomWork } from './use-recent-works.ts';

interface BuyFromRoomProps {
  work: RoomWork;
  /** Whether the page below is that of the work. */
  isOfPage: boolean;
  /** Takes it off the wall; undefined for the last one. */
  onRemove: (() => void) | undefined;
  /** Says something to screen readers. */
  onTell: (text: string) => void;
}

/** Price and artist of a work on the wall, and the ways to buy it and to take it off. */
export function BuyFromRoom({ work, isOfPage, onRemove, onTell }: BuyFromRoomProps) {
  const { id, title, price, artwork } = work;
  return (
    <div
      role="group"
      aria-label={title}
      className="flex min-w-0 flex-wrap items-center gap-x-5 whitespace-nowrap short:flex-none max-lg:grow max-lg:justify-between"
    >
      <div className="text-14">
        {price !== undefined && <Price dollars={price} className="text-16" />}
        {artwork?.artistId !== undefined && <ByLine artistId={artwork.artistId} />}
      </div>
      {artwork && <AddFromRoom artwork={artwork} onTell={onTell} />}
      {!isOfPage && (
        <Link to={paths.artwork(id)} className="text-14 link">
          View this work
        </Link>
      )}
      {onRemove && (
        <Button variant="tertiary" className="text-14" onClick={onRemove}>
          Take down<span className="sr-only">{`, ${title}`}</span>
        </Button>
      )}
    </div>
  );
}

/** The artist, where a call of the page has brought the name. */
function ByLine({ artistId }: { artistId: Id }) {
  const { data } = useQuery({ ...artistQuery(artistId), enabled: false });
  if (!data) return null;
  return (
    <p>
      by{' '}
      <Link to={paths.artist(artistId)} className="tap-target link">
        {data.artist.fullName}
      </Link>
    </p>
  );
}

const NOT_ADDED = 'It was not added.';

/** Adds the work; the toast is below the room, so that the room says too what came of it. */
function AddFromRoom({
  artwork: { id, title, price, isSold },
  onTell,
}: { artwork: Artwork } & Pick<BuyFromRoomProps, 'onTell'>) {
  const { add, isAdding } = useAddToCart({ artworkId: id });
  const [isAdded, setAdded] = useState<boolean>();
  async function handleAdd() {
    if (isAdding) return;
    const hasAdded = await add();
    setAdded(hasAdded);
    onTell(hasAdded ? `${title} is in your cart` : NOT_ADDED);
  }

  if (price === undefined && !isSold) return <p className="text-14 text-muted">{NO_PRICE}</p>;
  return (
    <>
      <Button
        className="min-h-11! px-4!"
        disabled={isSold}
        aria-busy={isAdding}
        onClick={() => void handleAdd()}
      >
        <span>
          <span>{isSold ? 'Sold' : 'Add to Cart'}</span>
          <span className="sr-only">{`, ${title}`}</span>
        </span>
      </Button>
      {isAdded === true && (
        <Link to={paths.cart} className="text-14 link">
          View Cart
        </Link>
      )}
      {isAdded === false && <p className="text-14 text-danger">{NOT_ADDED}</p>}
    </>
  );
}
