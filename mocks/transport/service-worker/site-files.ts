import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { SiteManifest } from './site-manifest.ts';

/** Files not needed offline; pictures are cached separately. */
const notPrecached =
  /^(pictures\/|previews\/|sw\.js$|404\.html$|robots\.txt$|sitemap\.xml$|openapi(-3\.0)?\.json$|version\.json$|_headers$)|\.map$/;
/** The same files once more: compressed, and pages under the address of a folder. */
const secondCopy = /\.(br|gz)$|\/index\.html$/;
/** The pages of single rows are many: each is cached when it was visited. */
const rowPage = /^(artist|artwork|event)\/.*\.html$/;
/**
 * Without the middle width, where a visitor has downloaded the pictures, the large one is shown in its place, and
 * without the masters, which show more only at close range.
 */
const offlinePicture = /^pictures\/(?!.*-(?:828|2560)\.\w+$).*\.\w+$/;

/** Lists what the worker precaches of a built site. */
export async function siteFiles(directory: string): Promise<Omit<SiteManifest, 'name'>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(directory, join(parentPath, name)).replaceAll(sep, '/'))
    .toSorted();
  const files = paths.filter((path) => !notPrecached.test(path) && !secondCopy.test(path));
  return {
    files: await withIntegrity(
      directory,
      files.filter((path) => !rowPage.test(path)),
    ),
    rowPages: await withIntegrity(
      directory,
      files.filter((path) => rowPage.test(path)),
    ),
  };
}

function withIntegrity(directory: string, paths: string[]): Promise<SiteManifest['files']> {
  return Promise.all(
    paths.map(async (path) => {
      const content = await readFile(join(directory, path));
      return [path, `sha256-${createHash('sha256').update(content).digest('base64')}`] as const;
    }),
  );
}

/** The pictures of a built site that are kept for offline use, with their sizes in bytes. */
export async function pictureSizes(directory: string): Promise<Record<string, number>> {
  const paths = (await readdir(directory, { recursive: true }))
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => offlinePicture.test(path))
    .toSorted();
  const files = await Promise.all(paths.map((path) => stat(join(directory, path))));
  return Object.fromEntries(paths.map((path, index) => [path, files[index]?.size ?? 0]));
}
