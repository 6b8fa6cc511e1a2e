import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compressFolder } from '#src/build/compressed-files.ts';
import { sites, subPath } from '../e2e/sites.ts';

/** The sites under test, by their base. */
export const built: Readonly<Record<string, string>> = {
  '/': sites.root,
  [subPath]: sites.demo,
};
export const bases = Object.keys(built);

/**
 * A release of a site: a folder of links to the files of a build, to which a host may add its own.
 * @param changed a folder whose files take the place of the build's
 */
export function makeRelease(build: string, changed?: string): string {
  const folder = newFolder('release-');
  const add = (path: string, target: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    rmSync(join(folder, path), { force: true });
    symlinkSync(target, join(folder, path));
  };
  for (const directory of [build, ...(changed ? [changed] : [])]) {
    for (const path of filesOf(directory)) add(path, join(directory, path));
  }
  for (const name of OWN_PICTURES) writeFileSync(join(folder, 'pictures', name), 'a picture');
  return folder;
}

/** Pictures of a collection of one's own. */
export const OWN_PICTURES = ['own-480.jpg', 'own-480.png', 'own-480.webp'];

/** A site on a host, of which releases take each other's place. */
export interface Deployment {
  base: string;
  /** The folder that the host serves. */
  root: string;
  /** The folder of the site: `root`, or one in it. */
  site: string;
  /** The release that is served first. */
  first: string;
  /** Serves another release from now on. */
  release(folder: string): void;
  remove(): void;
}

export function deploy(base: string): Deployment {
  const folder = newFolder('site-');
  const site = join(folder, base === '/' ? 'root' : base.slice(1, -1));
  const first = makeRelease(built[base]!);
  const release = (target: string) => {
    const link = join(folder, '.next');
    symlinkSync(target, link);
    // At once: there is no moment without a site.
    renameSync(link, site);
  };
  release(first);
  return {
    base,
    root: base === '/' ? site : folder,
    site,
    first,
    release,
    remove() {
      rmSync(folder, { recursive: true });
      rmSync(first, { recursive: true });
    },
  };
}

/** The release after the built one: other pages of the same size, another worker, and a script that it alone has. */
export const NEXT = { build: 'next-release', script: 'assets/next-release-00000000.js' };

/** The files by which the next build differs from a built one, in a folder. */
export async function nextFiles(base: string): Promise<string> {
  const folder = newFolder('next-');
  const read = (path: string) => readFileSync(join(built[base]!, path), 'utf8');
  const current = buildOf(read('index.html'));
  for (const path of ['index.html', 'artists.html', 'sw.js', 'version.json']) {
    writeFileSync(join(folder, path), read(path).replaceAll(current, NEXT.build));
  }
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, NEXT.script), `// ${'the next release '.repeat(20)}\n`);
  await compressFolder(folder);
  return folder;
}

/** The build that a page names. @throws where it names none */
export function buildOf(page: string): string {
  const [, name] = /<meta name="build" content="([^"]+)"/.exec(page) ?? [];
  if (!name) throw new Error('The page names no build.');
  return name;
}

/** The paths of all pages with an address of their own, without `.html`; that of Home is empty. */
export function pagesOf(site: string): string[] {
  return filesOf(site)
    .filter((path) => path.endsWith('.html') && !/^(404|shell)\.html$|\/index\.html$/.test(path))
    .map((path) => path.replace(/(^index)?\.html$/, ''));
}

/** All files of a build, with slashes. */
export function filesOf(site: string): string[] {
  return readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(site.length + 1)
        .replaceAll('\\', '/'),
    );
}

/** An empty folder into which others may look: a server that root has started serves files as somebody else. */
function newFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  chmodSync(folder, 0o755);
  return folder;
}
