import type { ComponentProps } from 'react';
import { cx } from '#src/ui/cx.ts';
import { Picture } from './picture.tsx';
import { readImageUrl } from './picture-source.ts';

/** From this ratio on a poster fills its place, as photographs do. */
const LANDSCAPE = 1.45;

/** The poster of an event among others: one that lies fills its place, any other hangs on a mat. */
export function Poster({
  image,
  className,
  pictureClassName,
  ...picture
}: Omit<ComponentProps<typeof Picture>, 'isCropped'> & { pictureClassName?: string }) {
  const { width = 1, height = 1 } = readImageUrl(image);
  const isLandscape = width / height >= LANDSCAPE;
  return (
    <span
      className={cx(
        'flex aspect-3/2 items-center justify-center bg-wall',
        !isLandscape && 'p-3',
        className,
      )}
    >
      <Picture
        {...picture}
        image={image}
        className={cx(isLandscape ? 'w-full' : 'h-full', pictureClassName)}
      />
    </span>
  );
}
