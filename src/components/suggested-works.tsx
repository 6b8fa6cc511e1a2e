import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lastOrder } from '#src/data/last-order.ts';
import { listedArtworks } from '#src/data/listed-artworks.ts';
import { viewedWorks } from '#src/data/recently-viewed.ts';
import { type Id, isSameId } from '#src/domain/id.ts';
import { WorkRow } from './work-row.tsx';

const SHOWN = 6;

/**
 * Works to go on with: those that the visitor has looked at, else some that a list of this visit has brought. The
 * specification has no call on a page that has nothing to show, so there may be none.
 */
export function SuggestedWorks() {
  const client = useQueryClient();
  const [{ viewed, listed }] = useState(() => worksToGoOnWith(client));
  const isViewed = viewed.length > 0;
  return (
    <WorkRow
      title={isViewed ? 'Recently Viewed' : 'From the Collection'}
      works={(isViewed ? viewed : listed).slice(0, SHOWN)}
    />
  );
}

/** None of the last order, whose receipt shows them. */
function worksToGoOnWith(client: QueryClient) {
  const bought = lastOrder() ?? [];
  const isNotBought = ({ id }: { id: Id }) =>
    !bought.some(({ artwork }) => isSameId(artwork?.id, id));
  return {
    viewed: viewedWorks().filter(isNotBought),
    listed: listedArtworks(client).filter((work) => !work.isSold && isNotBought(work)),
  };
}
