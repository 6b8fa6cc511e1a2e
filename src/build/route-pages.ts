import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { documentTitle } from '#src/copy/titles.ts';
import { paths } from '#src/paths.ts';

/** The pages whose address is known when the site is built, with their titles. */
const PAGES: Record<string, string> = {
  [paths.artists]: 'Artists',
  [paths.artworks]: 'Artworks',
  [paths.events]: 'Upcoming Events',
  [paths.consulting]: 'Consulting',
  [paths.signUp]: 'Become a Member',
  [paths.artistSignUp]: 'Artist Sign Up',
  [paths.signIn]: 'Sign in',
  [paths.cart]: 'Cart',
  [paths.checkout]: 'Checkout',
  [paths.category('paintings')]: 'Paintings',
  [paths.category('pet-portraits')]: 'Pet Portraits',
  [paths.category('film')]: 'Film',
  [paths.category('performance-art')]: 'Performance Art',
  [paths.category('live-music')]: 'Live Music',
  [paths.category('mixed-media')]: 'Mixed Media',
};

/**
 * Writes a file for each of these, so that a host without rewrite rules answers them with a status of 200 and a
 * title of their own, and 404.html, the same page, which such a host sends for every other address.
 */
export function routePages(): Plugin {
  return {
    name: 'vernissage:route-pages',
    apply: 'build',
    async writeBundle({ dir: directory = 'dist' }) {
      const index = join(directory, 'index.html');
      await copyFile(index, join(directory, '404.html'));
      const page = await readFile(index, 'utf8');
      await Promise.all(
        Object.entries(PAGES).map(async ([path, title]) => {
          const file = join(directory, `${path}.html`);
          await mkdir(dirname(file), { recursive: true });
          const titled = page.replace(
            /<title>.*<\/title>/,
            `<title>${documentTitle(title)}</title>`,
          );
          await writeFile(file, titled);
        }),
      );
    },
  };
}
