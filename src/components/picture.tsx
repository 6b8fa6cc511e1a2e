import { Image } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { cx } from '#src/ui/cx.ts';
import { readImageUrl } from './picture-source.ts';

interface PictureProps {
  /** Image URL of the contract. */
  image: string;
  /** A `source` with what some screens show in its place; React does not preload a main picture that has one. */
  source?: ReactNode;
  alt: string;
  /** The `sizes` attribute: the displayed width, from which the browser chooses a file. */
  sizes: string;
  /** The page's main picture: loaded eagerly and with high priority. */
  isMain?: boolean;
  /** Fills its box and is cropped, for photographs; otherwise keeps its aspect ratio. */
  isCropped?: boolean;
  className?: string | undefined;
  /** The path of the page that the picture stands for: between it and this page the picture is a shared element. */
  page?: string;
  /** Shown when the picture does not load. */
  fallback?: ReactNode;
  /** Called when the picture has loaded and its natural size is known. */
  onLoad?: (img: HTMLImageElement) => void;
}

/**
 * A picture that reserves its space before it loads, with the size and the average color from its URL. Without a
 * size it is contained in a square, so that the layout does not shift.
 */
export function Picture({
  image,
  source,
  alt,
  sizes,
  isMain = false,
  isCropped = false,
  className,
  page,
  fallback,
  onLoad,
}: PictureProps) {
  const { src, srcSet, width, height, color } = readImageUrl(image);
  const [failedSrc, setFailedSrc] = useState<string>();
  useEffect(() => {
    if (failedSrc === undefined) return;
    const handleOnline = () => setFailedSrc(undefined);
    addEventListener('online', handleOnline);
    return () => removeEventListener('online', handleOnline);
  }, [failedSrc]);
  const img = (
    <img
      // A new element, because the old one shows the last picture until the next has loaded.
      key={src}
      ref={repeatMissedError}
      alt={alt}
      {...{ src, srcSet, width, height }}
      sizes={srcSet && sizes}
      loading={isMain ? 'eager' : 'lazy'}
      fetchPriority={isMain ? 'high' : 'auto'}
      // A prerendered page shows its main picture with its text; after a navigation that would delay the text.
      decoding={isMain && import.meta.env.SSR ? 'sync' : 'async'}
      suppressHydrationWarning
      // The text of a picture that is loading is not shown in its frame.
      className={cx(
        'size-full text-transparent',
        isCropped || width ? 'object-cover' : 'object-contain',
      )}
      onLoad={onLoad && (({ currentTarget }) => onLoad(currentTarget))}
      onError={() => {
        setFailedSrc(src);
        if (import.meta.env.DEV) sayRefused(image, src);
      }}
    />
  );
  const picture = source ? (
    <picture className="contents">
      {source}
      {img}
    </picture>
  ) : (
    img
  );

  return (
    <span
      className={cx(
        'picture relative block overflow-hidden bg-wall',
        !isCropped && 'sheet',
        className,
      )}
      data-shared-element={page}
      style={{
        backgroundColor: color,
        aspectRatio: isCropped ? undefined : `${width ?? 1} / ${height ?? 1}`,
      }}
    >
      {failedSrc === src || image === '' ? (
        <span
          {...(alt && { role: 'img', 'aria-label': alt })}
          className="flex size-full min-h-24 items-center justify-center bg-wall text-muted"
        >
          {fallback ?? <Image aria-hidden="true" size={24} strokeWidth={1.5} />}
        </span>
      ) : (
        picture
      )}
    </span>
  );
}

/** A picture of a real server, which is not beside the pages as those of the shop are. */
function sayRefused(image: string, src: string): void {
  if (!/^([a-z]+:|\/)/i.test(image)) return;
  // oxlint-disable-next-line no-console -- for who connects a server: the page shows a quiet frame
  console.warn(
    `The picture ${src} did not load. VITE_MEDIA_ORIGIN says where pictures are; API_PROXY_PATHS passes their paths on in development.`,
  );
}

/** Repeats the error of a picture of prerendered HTML that failed before React listened. */
function repeatMissedError(img: HTMLImageElement | null): void {
  if (!img?.complete || img.naturalWidth > 0) return;
  // Some SVG files have no natural width although they have loaded: decoding tells them apart.
  img.decode().catch(() => img.dispatchEvent(new Event('error')));
}

/**
 * An uncropped picture in a row of others: as wide as its place, unless it would be higher than that or than the window
 * leaves for a row.
 */
export function HungPicture(picture: Omit<PictureProps, 'isCropped'>) {
  const { width = 1, height = 1 } = readImageUrl(picture.image);
  const ratio = (width / height).toFixed(4);
  return (
    <span
      className="block"
      style={{ width: `min(100%, 100% * ${ratio}, var(--highest, 40svh) * ${ratio})` }}
    >
      <Picture {...picture} />
    </span>
  );
}

/** The ratio of a mat; on a phone a wide picture on a wide one has none around it. */
const MATS = {
  square: { ratio: 1, look: 'aspect-square', wideLook: undefined },
  landscape: { ratio: 4 / 3, look: 'aspect-4/3', wideLook: 'md:aspect-4/3' },
};

/** An uncropped picture on a mat: a wide one is as wide as the mat, an upright one as high. */
export function MattedPicture({
  mat = 'square',
  className,
  pictureClassName,
  ...picture
}: Omit<PictureProps, 'isCropped'> & { mat?: keyof typeof MATS; pictureClassName?: string }) {
  const { width, height } = readImageUrl(picture.image);
  const { ratio, look, wideLook = look } = MATS[mat];
  const isWide = width === undefined || height === undefined || width / height >= ratio;
  return (
    <span className={cx('flex items-center justify-center', isWide ? wideLook : look, className)}>
      <Picture {...picture} className={cx(isWide ? 'w-full' : 'h-full', pictureClassName)} />
    </span>
  );
}
