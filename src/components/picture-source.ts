import { thumbHashToDataURL } from 'thumbhash';

export interface PictureSource {
  src: string;
  srcSet: string | undefined;
  width: number | undefined;
  height: number | undefined;
  /** A tiny blurred preview as a data URL. */
  placeholder: string | undefined;
}

/**
 * Reads an image URL of the contract; a relative one is resolved against the base URL. An optional fragment describes
 * the file: `#w=1280&h=960&small=480&hash=…`, where `small` is the width of a second file whose name ends in `-480`
 * and `hash` is a ThumbHash in base64url.
 */
export function readImageUrl(image: string): PictureSource {
  const [path = '', fragment = ''] = image.split('#');
  const large = /^([a-z]+:|\/)/i.test(path) ? path : import.meta.env.BASE_URL + path;
  const facts = new URLSearchParams(fragment);
  const [width, height] = sizeOf(facts) ?? [];
  const smallWidth = positive(facts.get('small'));
  const small = width && smallWidth ? large.replace(`-${width}.`, `-${smallWidth}.`) : large;
  // The single-file build contains only the small pictures.
  const hasBoth = small !== large && import.meta.env.MODE !== 'single';
  return {
    src: hasBoth ? large : small,
    srcSet: hasBoth ? `${small} ${smallWidth}w, ${large} ${width}w` : undefined,
    width,
    height,
    placeholder: placeholderOf(facts.get('hash')),
  };
}

/** Adds the size of the loaded picture to an image URL that has none. */
export function withMeasuredSize(
  image: string,
  { naturalWidth, naturalHeight }: Pick<HTMLImageElement, 'naturalWidth' | 'naturalHeight'>,
): string {
  const [path = '', fragment = ''] = image.split('#');
  const facts = new URLSearchParams(fragment);
  if (sizeOf(facts)) return image;
  facts.set('w', String(naturalWidth));
  facts.set('h', String(naturalHeight));
  return `${path}#${facts}`;
}

/** Only both dimensions together are a size. */
function sizeOf(facts: URLSearchParams): [width: number, height: number] | undefined {
  const width = positive(facts.get('w'));
  const height = positive(facts.get('h'));
  return width && height ? [width, height] : undefined;
}

function positive(text: string | null): number | undefined {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : undefined;
}

const decoded = new Map<string, string | undefined>();

function placeholderOf(hash: string | null): string | undefined {
  if (!hash) return undefined;
  if (!decoded.has(hash)) decoded.set(hash, decode(hash));
  return decoded.get(hash);
}

/** An invalid hash gives no preview; the picture itself still loads. */
function decode(hash: string): string | undefined {
  try {
    const bytes = atob(hash.replaceAll('-', '+').replaceAll('_', '/'));
    return thumbHashToDataURL(Uint8Array.from(bytes, (char) => char.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

/** The `view-transition-name` of an artwork's picture. */
export function pictureName(artworkId: number): string {
  return `artwork-${artworkId}`;
}
