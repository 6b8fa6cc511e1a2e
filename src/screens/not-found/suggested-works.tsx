import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { WorkRow } from '#src/components/work-row.tsx';
import { listedArtworks } from '#src/data/listed-artworks.ts';
import { viewedWorks } from '#src/data/recently-viewed.ts';

const SHOWN = 6;

/**
 * Works to go on with: some that a list of this visit has brought, else those that the visitor has looked at. The
 * specification has no call on the 404 page, so there may be none.
 */
export function SuggestedWorks() {
  const client = useQueryClient();
  const [listed] = useState(() => listedArtworks(client).filter(({ isSold }) => !isSold));
  const [viewed] = useState(viewedWorks);
  const isListed = listed.length > 0;
  return (
    <WorkRow
      title={isListed ? 'From the Collection' : 'Recently Viewed'}
      works={(isListed ? listed : viewed).slice(0, SHOWN)}
    />
  );
}
