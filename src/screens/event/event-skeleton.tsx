import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { HeroColumns, SECTIONS } from './event-columns.tsx';

/** The layout of the page while the event loads. */
export function EventSkeleton() {
  return (
    <Loading label="the event">
      <HeroColumns ratio={1.5} picture={<div className="aspect-3/2 bg-paper" />}>
        <div className="flex flex-1 basis-68 flex-col gap-5">
          <div className="h-4 w-28 bg-paper" />
          <div className="h-12 w-full max-w-96 bg-paper" />
          <div className="h-14 w-56 bg-paper" />
        </div>
        <div className="h-72 flex-1 basis-68 bg-paper" />
      </HeroColumns>
      <div className={SECTIONS}>
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    </Loading>
  );
}
