import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listedArtworks } from '#src/data/listed-artworks.ts';
import { viewedWorks } from '#src/data/recently-viewed.ts';
import { WorkRow } from './work-row.tsx';

const SHOWN = 6;

/**
 * Works to go on with: those that the visitor has looked at, else some that a list of this visit has brought. The
 * specification has no call on a page that has nothing to show, so there may be none.
 */
export function SuggestedWorks() {
  const client = useQueryClient();
  const [viewed] = useState(viewedWorks);
  const [listed] = useState(() => listedArtworks(client).filter(({ isSold }) => !isSold));
  const isViewed = viewed.length > 0;
  return (
    <WorkRow
      title={isViewed ? 'Recently Viewed' : 'From the Collection'}
      works={(isViewed ? viewed : listed).slice(0, SHOWN)}
    />
  );
}
