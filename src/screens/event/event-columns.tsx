import type { CSSProperties, ReactNode } from 'react';

/**
 * On the wall: a picture as high as the window leaves, and what is said of it, which stands beside the picture where there
 * is room for both, below a wide one on a tablet held upright.
 */
export function HeroColumns({
  ratio,
  picture,
  children,
}: {
  /** Of the picture's width to its height. */
  ratio: number;
  picture: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="bg-wall">
      <div className="page flex flex-wrap items-center gap-x-8 gap-y-4 py-6 lg:grid lg:grid-cols-[7fr_5fr] lg:gap-x-14 lg:py-8 max-split:pt-4 short:flex-nowrap short:gap-x-4 short:py-3 split:[@media(height<56rem)]:flex-nowrap">
        <div
          className="mx-auto w-full max-w-(--width) basis-(--width) poster-height short:self-start"
          style={{ '--width': `calc(var(--height) * ${ratio.toFixed(4)})` } as CSSProperties}
        >
          {picture}
        </div>
        <div className="flex min-w-0 flex-1 basis-68 flex-wrap gap-x-8 gap-y-4 lg:block">
          {children}
        </div>
      </div>
    </div>
  );
}

/** The columns of the sections below, of the same widths. */
export const SECTIONS =
  'page grid gap-x-8 gap-y-14 pt-10 pb-section split:grid-cols-2 lg:grid-cols-[7fr_5fr] lg:gap-x-14';
