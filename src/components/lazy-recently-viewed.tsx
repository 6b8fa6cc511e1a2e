import { type ComponentType, lazy } from 'react';
import type { ViewedWork } from '#src/data/recently-viewed.ts';
import { WhenQuiet } from './when-quiet.tsx';

const RecentlyViewed = lazy<ComponentType<{ current?: ViewedWork | undefined }>>(async () => {
  try {
    return { default: (await import('./recently-viewed.tsx')).RecentlyViewed };
  } catch {
    // The code did not load: the page does without, it is complete as it is.
    return { default: () => null };
  }
});

/** `RecentlyViewed`, below everything else of a page. */
export function LazyRecentlyViewed({ current }: { current?: ViewedWork }) {
  return (
    <WhenQuiet>
      <RecentlyViewed key={current?.id} current={current} />
    </WhenQuiet>
  );
}
