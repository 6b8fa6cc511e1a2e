import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { PageHeading } from '#src/components/page-heading.tsx';
import { Price } from '#src/components/price.tsx';
import { SoldMark } from '#src/components/sold-mark.tsx';
import type { Artwork } from '#src/domain/catalog.ts';
import { formatYear } from '#src/copy/format.ts';
import { artistQuery } from '#src/data/catalog.ts';
import type { Id } from '#src/domain/id.ts';
import { paths } from '#src/paths.ts';
import { buttonClasses } from '#src/ui/button.tsx';
import { cx } from '#src/ui/cx.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { BuyButtons, type Buying } from './buying.tsx';

/** The facts of an artwork: its name, price and the buttons to buy it, then the longer texts, each a part of the grid. */
export function ArtworkFacts({ artwork, buying }: { artwork: Artwork; buying: Buying }) {
  const { title, medium, price, isFeatured, isSold, artistId, description } = artwork;
  return (
    <>
      <div className="low-gaps flex flex-col">
        {medium && <p className="eyebrow text-muted">{medium}</p>}
        <div className="mt-1 flex flex-wrap items-baseline gap-x-5 gap-y-2 split:mt-2 short:gap-y-0">
          <PageHeading
            title={title}
            className="min-w-0 text-28! italic split:text-36! xl:text-48! print:text-28! short:text-28!"
          >
            {title}
          </PageHeading>
          {isFeatured && <p className="eyebrow text-accent">Bestselling Item</p>}
        </div>
        {artistId !== undefined && <ByLine artistId={artistId} />}
        <div className="mt-2 flex items-center gap-x-4 split:mt-4 print:mt-3">
          <Price
            dollars={price}
            className={cx('text-22 split:text-28 print:text-22', isSold && 'text-muted')}
          />
          {isSold && <SoldMark className="text-16!" />}
        </div>
        {isSold && artistId !== undefined && <MoreBy artistId={artistId} />}
        <BuyButtons artwork={artwork} buying={buying} />
      </div>
      <p className="max-w-measure whitespace-pre-line print:text-14">{description}</p>
      <Details artwork={artwork} />
    </>
  );
}

function ByLine({ artistId }: { artistId: Id }) {
  const query = useQuery(artistQuery(artistId));
  if (query.isPending) return <Skeleton className="mt-1 h-6 w-44 split:mt-3" />;
  if (!query.data) return null;
  return (
    <p className="mt-1 text-18 split:mt-3">
      by{' '}
      <Link to={paths.artist(artistId)} className="tap-target link">
        {query.data.artist.fullName}
      </Link>
    </p>
  );
}

/** The way on from a work that nobody can buy any more. */
function MoreBy({ artistId }: { artistId: Id }) {
  const { data, isPending } = useQuery(artistQuery(artistId));
  if (isPending) return <Skeleton className="mt-3 h-12 split:mt-6" />;
  if (!data) return null;
  return (
    <Link
      to={paths.artist(artistId)}
      className={buttonClasses('primary', 'mt-3 split:mt-6 print:hidden')}
    >
      {`See available works by ${data.artist.fullName}`}
    </Link>
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
    <dl className="border-t border-hairline">
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
