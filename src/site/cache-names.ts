import { slug } from '#src/copy/brand/slug.ts';

// Apart from storage-names.ts, because service workers import it and have no `import.meta.env`.

const PREFIX = `${slug} `;

/** The name of a cache of the site at `scope`: all sites on one origin share its cache storage. */
export const cacheName = (content: 'files' | 'pictures' | 'collection', scope: string): string =>
  `${PREFIX}${content} ${scope}`;

/** Whether a cache belongs to the site at `scope`. */
export const isCacheOf = (scope: string, name: string): boolean =>
  name.startsWith(PREFIX) && name.endsWith(` ${scope}`);
