import type { ReactNode } from 'react';
import { cx } from '#src/ui/cx.ts';
import { PageHeading } from './page-heading.tsx';
import { Picture } from './picture.tsx';
import { readImageUrl } from './picture-source.ts';

/**
 * A form beside a work on a wall that goes to the edge of the window; on a phone the wall is a band with the heading, and
 * the work hangs small at its right.
 */
export function BesideWork({
  title,
  work,
  children,
}: {
  title: string;
  work: string;
  children: ReactNode;
}) {
  const { width = 1, height = 1 } = readImageUrl(work);
  return (
    <div className="relative grid md:min-h-screen md:grid-cols-[5fr_4fr] lg:grid-cols-2 md:short:min-h-0 md:short:grid-cols-1">
      <div className="bg-wall short:hidden max-md:absolute max-md:inset-x-0 max-md:top-0 max-md:h-40 max-md:px-gutter">
        <div className="flex items-center md:min-h-[calc(100svh-7.5rem)] md:justify-center md:p-8 lg:p-14 max-md:h-full max-md:justify-end">
          {/* As high as the window leaves below the header, so that the whole work is seen. */}
          <div
            className="max-md:w-22!"
            style={{ width: `min(100%, (100svh - 14.5rem) * ${(width / height).toFixed(4)})` }}
          >
            <Picture
              image={work}
              alt=""
              sizes="(min-width: 48rem) 30rem, 6rem"
              className="canvas-edge!"
            />
          </div>
        </div>
      </div>
      <div className="relative flex flex-col self-start px-gutter pb-section md:pt-[max(3rem,50svh-25rem)] short:pt-4!">
        <div className="mx-auto w-full max-w-[26.25rem]">
          <div className="short:h-auto! max-md:flex max-md:h-40 max-md:items-center max-md:pr-28">
            <PageHeading title={title} className="short:text-28!">
              {title}
            </PageHeading>
          </div>
          {children}
        </div>
      </div>
    </div>
  );
}

/** The head of a page on a wall from edge to edge, with a work from its middle to the window's edge; on a phone above it. */
export function WallHeader({
  title,
  work,
  crop,
  children,
}: {
  title: string;
  work: string;
  /** Classes that place the work in its frame. */
  crop: string;
  children: ReactNode;
}) {
  return (
    <div className="grid bg-wall split:not-short:grid-cols-2">
      <Picture
        image={work}
        alt=""
        sizes="(min-width: 43.75rem) 50vw, 100vw"
        isCropped
        className={cx(
          'min-h-[clamp(11rem,26svh,20rem)] [contain:size] split:col-start-2 lg:min-h-[34svh] short:hidden',
          crop,
        )}
      />
      <div className="self-center px-gutter pt-4 pb-6 split:row-start-1 split:py-10 split:pr-4 lg:pl-[max(1.5rem,4.45cqi,calc((100cqi-var(--container-page))/2))]">
        <PageHeading title={title}>{title}</PageHeading>
        {children}
      </div>
    </div>
  );
}
