import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const STYLE = '\0style:';

/** Has a script that imports a style sheet add it to the page: who installs the package has no build step for it. */
export function addedStyles(): Plugin {
  return {
    name: 'vernissage:added-styles',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('.css') || !/\.tsx?$/.test(importer ?? '')) return undefined;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && `${STYLE}${found.id}.js`;
    },
    load(id) {
      if (!id.startsWith(STYLE)) return undefined;
      const file = id.slice(STYLE.length, -'.js'.length);
      return `import css from ${JSON.stringify(`${file}?inline`)};
document.head.append(Object.assign(document.createElement('style'), { textContent: css }));`;
    },
  };
}

/** Takes of the shop's theme what Backstage needs: no fonts, no layers, which the page's own rules would override. */
export function backstageTheme(): Plugin {
  return {
    name: 'vernissage:backstage-theme',
    enforce: 'pre',
    transform: {
      filter: { id: /src\/ui\/theme\.css/ },
      handler: (code) =>
        code
          .replace(/^@font-face \{.*?^\}\n/gms, '')
          .replaceAll('@layer base {', '@media all {')
          .replace(
            /^@import 'tailwindcss'.*$/m,
            `@import 'tailwindcss/theme.css';\n@import 'tailwindcss/preflight.css';`,
          )
          .concat(
            `@source ${JSON.stringify(resolve('src/ui'))};\n`,
            `@tailwind utilities source(${JSON.stringify(resolve('mocks/panel'))});\n`,
          ),
    },
  };
}
