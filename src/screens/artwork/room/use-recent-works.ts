import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cachedArtwork } from '#src/data/cached-rows.ts';
import { artworkQuery } from '#src/data/catalog.ts';
import { type ViewedWork, viewedWorks } from '#src/data/recently-viewed.ts';
import type { Artwork } from '#src/domain/catalog.ts';
import { type Dimensions, hangableDimensions } from '#src/domain/dimensions.ts';
import { isSameId } from '#src/domain/id.ts';

/** A work that hangs in a room, or can. */
export interface RoomWork extends Pick<Artwork, 'id' | 'title' | 'medium' | 'image'> {
  size: Dimensions;
  price?: Artwork['price'];
  /** All that is known of it, where this visit has asked for it. */
  artwork?: Artwork | undefined;
}

/** The work of the page and the flat works looked at last, of which nothing is asked anew. */
export function useRecentWorks(current: Artwork, size: Dimensions): readonly RoomWork[] {
  const client = useQueryClient();
  const [works] = useState(() => {
    const others = viewedWorks()
      .filter(({ id }) => !isSameId(id, current.id))
      .map((viewed): Partial<RoomWork> & ViewedWork => {
        const { id } = viewed;
        const artwork =
          client.getQueryData<Artwork>(artworkQuery(id).queryKey) ?? cachedArtwork(client, id);
        const dimensions = artwork?.dimensions ?? viewed.dimensions ?? '';
        return { ...viewed, ...artwork, artwork, size: hangableDimensions(dimensions)! };
      });
    return [{ ...current, artwork: current, size }, ...others.filter(canHang)];
  });
  return works;
}

const canHang = <Work extends Partial<RoomWork>>(work: Work): work is Work & { size: Dimensions } =>
  work.size !== undefined;
