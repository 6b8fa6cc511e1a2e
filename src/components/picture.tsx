import { ImageOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cx } from '#src/ui/cx.ts';
import { readImageUrl } from './picture-source.ts';

interface PictureProps {
  /** Image URL of the contract. */
  image: string;
  alt: string;
  /** The `sizes` attribute: the displayed width, from which the browser chooses a file. */
  sizes: string;
  /** The page's main picture: loaded eagerly and with high priority. */
  isMain?: boolean;
  /** Fills its box and is cropped, for photographs; otherwise keeps its aspect ratio. */
  isCropped?: boolean;
  className?: string;
  /** The `view-transition-name`; unique on the page. */
  transitionName?: string | undefined;
  /** Shown when the picture does not load. */
  fallback?: ReactNode;
  /** Called when the picture has loaded and its natural size is known. */
  onLoad?: (img: HTMLImageElement) => void;
}

/**
 * A picture that reserves its space before it loads, with the size and the blurred preview from its URL. Without a
 * size it is contained in a square, so that the layout does not shift.
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
  const [state, setState] = useState<{ src: string; status: 'loaded' | 'failed' } | undefined>();
  const status = state?.src === src ? state.status : 'loading';

  return (
    <span
      className={cx('relative block overflow-hidden bg-wall bg-cover', className)}
      style={{
        backgroundImage: placeholder && status !== 'loaded' ? `url(${placeholder})` : undefined,
        viewTransitionName: transitionName,
        aspectRatio: isCropped ? undefined : `${width ?? 1} / ${height ?? 1}`,
      }}
    >
      {status === 'failed' ? (
        <span
          {...(alt && { role: 'img', 'aria-label': alt })}
          className="flex size-full min-h-24 items-center justify-center bg-wall text-muted"
        >
          {fallback ?? <ImageOff aria-hidden="true" size={24} strokeWidth={1.5} />}
        </span>
      ) : (
        <img
          // A picture from the cache or from prerendered HTML may have loaded before React attached `onLoad`.
          ref={(img) => {
            if (img?.complete && img.naturalWidth > 0 && status === 'loading') {
              setState({ src, status: 'loaded' });
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
            status === 'loading' && 'opacity-0',
          )}
          onLoad={({ currentTarget }) => {
            setState({ src, status: 'loaded' });
            onLoad?.(currentTarget);
          }}
          onError={() => setState({ src, status: 'failed' })}
        />
      )}
    </span>
  );
}

/** An uncropped picture on a square mat. */
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
