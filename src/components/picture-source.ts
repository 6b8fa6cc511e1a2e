export interface PictureSource {
  src: string;
  srcSet: string | undefined;
  width: number | undefined;
  height: number | undefined;
  /** The average color, `#a1b2c3`. */
  color: string | undefined;
  /** Where there is most to see at close range, in percent of width and height. */
  detail: { x: number; y: number } | undefined;
}

/**
 * Reads an image URL of the contract; a relative one is resolved against the base URL. An optional fragment describes
 * the file: `#w=1280&h=960&mid=828&small=480&color=a1b2c3&detail=62-40&master=2560`, where `mid` and `small` are the
 * widths of further files whose names end in `-828` and `-480`, `color` is the average color, `detail` the place, in
 * percent of width and height, where there is most to see at close range, and `master` the width of a file that the
 * viewer shows there (`screens/artwork/viewer/master-picture.tsx`).
 */
export function readImageUrl(image: string): PictureSource {
  const [path, fragment] = image.split('#') as [string, string?];
  const large = /^([a-z]+:|\/)/i.test(path) ? path : import.meta.env.BASE_URL + path;
  const facts = new URLSearchParams(fragment);
  const [width, height] = sizeOf(facts) ?? [];
  const fileOf = (name: 'mid' | 'small') => {
    const fileWidth = positive(facts.get(name));
    const file = width && fileWidth ? large.replace(`-${width}.`, `-${fileWidth}.`) : large;
    return file === large ? undefined : { file, candidate: `${file} ${fileWidth}w` };
  };
  const small = fileOf('small');
  // The single-file build contains only the small pictures.
  const isSingle = import.meta.env.MODE === 'single';
  const smaller = isSingle ? [] : [small, fileOf('mid')].filter((file) => file !== undefined);
  const candidates = [...smaller.map(({ candidate }) => candidate), `${large} ${width}w`];
  return {
    src: isSingle && small ? small.file : large,
    srcSet: smaller.length > 0 ? candidates.join(', ') : undefined,
    width,
    height,
    color: colorOf(facts),
    // At their own size only large pictures show more than when they are fitted.
    detail: isSingle ? undefined : detailOf(facts),
  };
}

/** Adds the size of the loaded picture to an image URL that has none. */
export function withMeasuredSize(
  image: string,
  { naturalWidth, naturalHeight }: Pick<HTMLImageElement, 'naturalWidth' | 'naturalHeight'>,
): string {
  const [path, fragment] = image.split('#') as [string, string?];
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

/** Two percentages; anything else is ignored. */
function detailOf(facts: URLSearchParams): PictureSource['detail'] {
  const [, x, y] = /^(\d\d?)-(\d\d?)$/.exec(facts.get('detail') ?? '') ?? [];
  return x && y ? { x: Number(x), y: Number(y) } : undefined;
}

/** Six hexadecimal digits; anything else is ignored. */
function colorOf(facts: URLSearchParams): string | undefined {
  const color = facts.get('color');
  return color && /^[\da-f]{6}$/i.test(color) ? `#${color}` : undefined;
}
