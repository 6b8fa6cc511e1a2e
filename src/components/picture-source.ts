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
 * Reads an image URL of the contract. A relative one belongs to the site. The fragment, where there is
 * one, describes the file: `#w=1280&h=960&small=480&hash=…`, with the same name ending in `-480`
 * holding the small size and `hash` a ThumbHash in base64url. A plain URL works too, without the extras.
 */
export function readImageUrl(image: string): PictureSource {
  const [path = '', fragment = ''] = image.split('#');
  const whole = /^([a-z]+:|\/)/i.test(path) ? path : import.meta.env.BASE_URL + path;
  const facts = new URLSearchParams(fragment);
  // One without the other is no size.
  const [width, height] = sizeOf(facts) ?? [];
  const small = positive(facts.get('small'));
  const reduced = width && small ? whole.replace(`-${width}.`, `-${small}.`) : whole;
  // The single file travels with the small pictures alone.
  const hasBoth = reduced !== whole && import.meta.env.MODE !== 'single';
  return {
    src: hasBoth ? whole : reduced,
    srcSet: hasBoth ? `${reduced} ${small}w, ${whole} ${width}w` : undefined,
    width,
    height,
    placeholder: placeholderOf(facts.get('hash')),
  };
}

/** The image URL with the size of the loaded picture, where it names none itself. */
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

/** A hash that is none gives no preview: the picture itself is what matters. */
function decode(hash: string): string | undefined {
  try {
    const bytes = atob(hash.replaceAll('-', '+').replaceAll('_', '/'));
    return thumbHashToDataURL(Uint8Array.from(bytes, (char) => char.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

/** What a work's picture is called while one page gives way to another. */
export function pictureName(artworkId: number): string {
  return `artwork-${artworkId}`;
}
