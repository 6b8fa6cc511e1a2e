import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { SiteManifest } from './site-manifest.ts';

/** Files not needed offline; pictures are cached separately. */
const notPrecached =
  /^(pictures\/|previews\/|assets\/large-catalogue-|sw\.js$|(?!index\.html$).*\.html$|robots\.txt$|sitemap\.xml$|_headers$)|\.map$/;
const smallPicture = /^pictures\/.*-480\.\w+$/;
const anyPicture = /^pictures\/.*\.\w+$/;

/** How many bytes of small pictures are precached. */
const PICTURE_BUDGET = 12_000_000;

/** Lists what the worker precaches of a built site. */
export async function siteFiles(directory: string): Promise<Omit<SiteManifest, 'name'>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(directory, join(parentPath, name)).replaceAll(sep, '/'))
    .toSorted();
  return {
    files: await withIntegrity(
      directory,
      paths.filter((path) => !notPrecached.test(path)),
    ),
    pictures: await withinBudget(
      directory,
      paths.filter((path) => smallPicture.test(path)),
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

async function withinBudget(directory: string, paths: string[]): Promise<string[]> {
  const files = await Promise.all(paths.map((path) => stat(join(directory, path))));
  let bytes = 0;
  return paths.filter((_, index) => {
    bytes += files[index]?.size ?? 0;
    return bytes <= PICTURE_BUDGET;
  });
}

/** Every picture of a built site with its size in bytes, for the download of all of them. */
export async function pictureSizes(directory: string): Promise<Record<string, number>> {
  const paths = (await readdir(directory, { recursive: true }))
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => anyPicture.test(path))
    .toSorted();
  const files = await Promise.all(paths.map((path) => stat(join(directory, path))));
  return Object.fromEntries(paths.map((path, index) => [path, files[index]?.size ?? 0]));
}
