/** A place in the site. Its pathname begins below the base path and is encoded as in the URL. */
export interface Location {
  readonly pathname: string;
  /** `?…`, or empty. */
  readonly search: string;
  /** `#…`, or empty. */
  readonly hash: string;
  /** Identity of the entry in the session history, kept through reloads. */
  readonly key: string;
}

export type Path = Omit<Location, 'key'>;

/** Splits `/path?search#hash`. */
export function parsePath(path: string): Path {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path)!;
  return { pathname: pathname || '/', search, hash };
}

export function formatPath({ pathname, search, hash }: Path): string {
  return pathname + search + hash;
}

/** A pathname without the base path of the site, whose case does not matter; unchanged if it is not below it. */
export function withoutBase(pathname: string, basename: string): string {
  const base = basename.replace(/\/$/, '');
  const isBelow = `${pathname}/`.toLowerCase().startsWith(`${base}/`.toLowerCase());
  return isBelow ? pathname.slice(base.length) || '/' : pathname;
}

export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
