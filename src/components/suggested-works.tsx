import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listedArtworks } from '#src/data/listed-artworks.ts';
import { viewedWorks } from '#src/data/recently-viewed.ts';
import type { CartItem } from '#src/domain/cart.ts';
import { type Id, isSameId } from '#src/domain/id.ts';
import { WorkRow } from './work-row.tsx';

const SHOWN = 6;

/**
 * Works to go on with: those that the visitor has looked at, else some that a list of this visit has brought. The
 * specification has no call on a page that has nothing to show, so there may be none.
 */
export function SuggestedWorks({ except }: { except?: readonly CartItem[] | undefined }) {
  const client = useQueryClient();
  const isOther = ({ id }: { id: Id }) => !except?.some(({ artwork }) => isSameId(artwork?.id, id));
  const [viewed] = useState(() => viewedWorks().filter(isOther));
  const [listed] = useState(() =>
    listedArtworks(client).filter((work) => !work.isSold && isOther(work)),
  );
  const isViewed = viewed.length > 0;
  return (
    <WorkRow
      title={isViewed ? 'Recently Viewed' : 'From the Collection'}
      works={(isViewed ? viewed : listed).slice(0, SHOWN)}
    />
  );
}
