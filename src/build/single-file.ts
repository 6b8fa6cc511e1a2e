import { cp, readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { slug } from '#src/copy/brand/slug.ts';
import { hashOf, policyTag } from './content-security-policy.ts';

const SMALL_PICTURE = /-480\.avif$/;

/**
 * Builds the shop into one page that opens from a disk by double click, with the small pictures in a folder beside
 * it: `npm run build -- --mode single`. Nothing can be fetched there, so code, styles and fonts are inline. A module that fetches
 * data sees `import.meta.env.MODE === 'single'` and imports it.
 */
export function singleFile(): Plugin {
  let directory = '';
  return {
    name: 'vernissage:single-file',
    apply: 'build',
    enforce: 'post',
    config: () => ({
      base: './',
      build: {
        copyPublicDir: false,
        assetsInlineLimit: 100_000_000,
        cssCodeSplit: false,
        modulePreload: false,
        rolldownOptions: { output: { codeSplitting: false } },
      },
    }),
    configResolved(config) {
      directory = config.build.outDir;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const page = files.find(({ fileName }) => fileName === 'index.html');
        const code = files.find((file) => file.type === 'chunk');
        const styles = files.find(({ fileName }) => fileName.endsWith('.css'));
        if (page?.type !== 'asset' || !code || styles?.type !== 'asset') {
          throw new Error('The build has no page, code or styles to put together.');
        }
        // `</script` inside a text would end the script.
        const script = code.code.replaceAll('</script', '<\\/script');
        const style = String(styles.source);
        const html = String(page.source)
          .replace(
            /\s*<(script|link)[^>]*\b(src|rel="(stylesheet|manifest|icon|apple-touch-icon)")[^>]*>(<\/script>)?/g,
            '',
          )
          .replace('</head>', () => `<style>${style}</style>\n  </head>`)
          .replace('</body>', () => `<script type="module">${script}</script>\n  </body>`);
        page.source = policyTag(html, {
          'script-src': hashOf(script),
          'style-src': hashOf(style),
          // Files on a disk have no origin, so they are nobody's own.
          'img-src': 'file: data:',
          'font-src': 'data:',
        });
        page.fileName = `${slug}.html`;
        for (const file of files) if (file !== page) delete bundle[file.fileName];
      },
    },
    async writeBundle(_options, bundle) {
      const page = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.html'));
      const html = page?.type === 'asset' ? String(page.source) : '';
      const files = await readdir('public/pictures', { recursive: true });
      const named = files
        .map((file) => file.replaceAll(sep, '/'))
        .filter((file) => SMALL_PICTURE.test(file))
        .filter((file) => html.includes(`pictures/${file.replace(SMALL_PICTURE, '-')}`));
      await Promise.all(
        named.map((file) => cp(join('public/pictures', file), join(directory, 'pictures', file))),
      );
    },
  };
}
