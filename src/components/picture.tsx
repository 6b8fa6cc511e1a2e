import { ImageOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cx } from '#src/ui/cx.ts';
import { readImageUrl } from './picture-source.ts';

interface PictureProps {
  /** Image URL of the contract. */
  image: string;
  alt: string;
  /** How wide the picture is shown, for the browser's choice of file. */
  sizes: string;
  /** The page's main picture: loaded at once and first. */
  isMain?: boolean;
  /** Fills its box and is cropped, for photographs; else the whole picture in its own proportions. */
  isCropped?: boolean;
  className?: string;
  /** Name of the picture for transitions between pages; unique on the page. */
  transitionName?: string | undefined;
  /** What stands in for a picture that does not load. */
  fallback?: ReactNode;
  /** The picture has come, and its size can be read. */
  onLoad?: (img: HTMLImageElement) => void;
}

/**
 * A picture whose place is known before it comes: its size and a blurred preview are in its URL. One
 * without a size there lies whole in a square, so that nothing moves when it comes.
 */
export function Picture({
  image,
  alt,
  sizes,
  isMain = false,
  isCropped = false,
  className,
  transitionName,
  fallback,
  onLoad,
}: PictureProps) {
  const { src, srcSet, width, height, placeholder } = readImageUrl(image);
  const [state, setState] = useState<{ src: string; is: 'loaded' | 'broken' } | undefined>();
  const is = state?.src === src ? state.is : 'waiting';

  return (
    <span
      className={cx('relative block overflow-hidden bg-wall bg-cover', className)}
      style={{
        backgroundImage: placeholder && is !== 'loaded' ? `url(${placeholder})` : undefined,
        viewTransitionName: transitionName,
        aspectRatio: isCropped ? undefined : `${width ?? 1} / ${height ?? 1}`,
      }}
    >
      {is === 'broken' ? (
        <span
          {...(alt && { role: 'img', 'aria-label': alt })}
          className="flex size-full min-h-24 items-center justify-center bg-wall text-muted"
        >
          {fallback ?? <ImageOff aria-hidden="true" size={24} strokeWidth={1.5} />}
        </span>
      ) : (
        <img
          // A picture that was there before React listened, from cache or from static HTML, counts as loaded.
          ref={(img) => {
            if (img?.complete && img.naturalWidth > 0 && is === 'waiting') {
              setState({ src, is: 'loaded' });
            }
          }}
          alt={alt}
          {...{ src, srcSet, width, height }}
          sizes={srcSet && sizes}
          loading={isMain ? 'eager' : 'lazy'}
          fetchPriority={isMain ? 'high' : 'auto'}
          decoding={isMain ? 'sync' : 'async'}
          className={cx(
            'size-full transition-opacity duration-400 ease-out',
            isCropped ? 'object-cover' : 'object-contain',
            is === 'waiting' && 'opacity-0',
          )}
          onLoad={({ currentTarget }) => {
            setState({ src, is: 'loaded' });
            onLoad?.(currentTarget);
          }}
          onError={() => setState({ src, is: 'broken' })}
        />
      )}
    </span>
  );
}

/** A whole work on a wall-coloured mat; nothing is cropped off. The mat is a square. */
export function MattedPicture({
  className,
  pictureClassName,
  ...picture
}: Omit<PictureProps, 'isCropped'> & { pictureClassName?: string }) {
  const { width, height } = readImageUrl(picture.image);
  const isWide = width === undefined || height === undefined || width >= height;
  return (
    <span
      className={cx('flex aspect-square items-center justify-center bg-wall p-[9%]', className)}
    >
      <Picture {...picture} className={cx(isWide ? 'w-full' : 'h-full', pictureClassName)} />
    </span>
  );
}
