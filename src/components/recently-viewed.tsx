import { useEffect, useState } from 'react';
import { noteView, type ViewedWork, viewedWorks } from '#src/data/recently-viewed.ts';
import { isSameId } from '#src/domain/id.ts';
import { WorkRow } from './work-row.tsx';

const SHOWN = 6;

/** The works that the visitor has looked at before; `current` is the one on the page, which joins them. */
export function RecentlyViewed({ current }: { current?: ViewedWork | undefined }) {
  const [works] = useState(() => viewedWorks().filter(({ id }) => !isSameId(id, current?.id)));

  useEffect(() => {
    if (current) noteView(current);
  }, [current]);

  return <WorkRow title="Recently Viewed" works={works.slice(0, SHOWN)} />;
}
