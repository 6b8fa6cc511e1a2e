import { Loading, Skeleton } from '#src/ui/skeleton.tsx';

/** The layout of the page while the event loads. */
export function EventSkeleton() {
  return (
    <Loading label="the event">
      <div className="bg-wall">
        <div className="page grid items-center gap-x-8 gap-y-4 py-4 split:grid-cols-2 split:py-8 lg:grid-cols-[7fr_5fr] lg:gap-x-14">
          <div className="aspect-3/2 w-full max-w-[calc(max(10rem,100svh-33rem)*1.5)] bg-paper split:max-w-[calc(clamp(12rem,100svh-14rem,30rem)*1.5)] max-split:mx-auto" />
          <div className="flex flex-col justify-center gap-5">
            <div className="h-4 w-28 bg-paper" />
            <div className="h-12 w-full max-w-96 bg-paper" />
            <div className="h-14 w-48 bg-paper" />
            <div className="h-12 w-56 bg-paper" />
            <div className="h-12 w-36 bg-paper" />
          </div>
        </div>
      </div>
      <div className="page grid grid-flow-dense gap-x-8 gap-y-14 pt-6 pb-section split:grid-cols-2 split:pt-10 lg:grid-cols-[7fr_5fr] lg:gap-x-14">
        <Skeleton className="h-72 split:col-start-2" />
        <Skeleton className="h-96" />
      </div>
    </Loading>
  );
}
