import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { brand } from '#src/copy/brand.ts';
import { footerParts } from '#src/copy/brand/footer-parts.ts';
import { numberFormat } from '#src/copy/brand/number-format.ts';
import { slug } from '#src/copy/brand/slug.ts';

const COPY = normalizePath(join(import.meta.dirname, '../copy'));

/** The module of an object inside another; the zero keeps Vite from taking it for a file. */
const INNER = /^\0brand:/;

type Fields = Readonly<Record<string, unknown>>;

/** The only export of each file that a build replaces by its value. */
const VALUES: Readonly<Record<string, Fields>> = {
  [`${COPY}/brand.ts`]: { brand: { ...brand } },
  [`${COPY}/brand/footer-parts.ts`]: { footerParts },
  [`${COPY}/brand/slug.ts`]: { slug },
  [`${COPY}/brand/number-format.ts`]: { numberFormat: { ...numberFormat } },
};

/**
 * Puts the brand, and what is worked out from it, into built scripts as constants. An object becomes a module and each of
 * its fields an export, so that a script carries those alone that it uses.
 */
export function brandValues(): Plugin {
  return {
    name: 'vernissage:brand-values',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: INNER },
      handler: (id) => id,
    },
    load(id) {
      const [file = '', ...path] = id.replace(INNER, '').split('?');
      const fields = VALUES[file];
      return fields && { code: moduleOf(fields, file, path), moduleType: 'js' };
    },
  };
}

/** The module of the object that stands at a path in the values of a file. */
function moduleOf(fields: Fields, file: string, path: readonly string[]): string {
  const inner = path.reduce<Fields>((outer, field) => outer[field] as Fields, fields);
  return Object.entries(inner)
    .map(([field, value]) => {
      if (value instanceof RegExp) return `export const ${field} = ${String(value)};`;
      if (typeof value !== 'object' || Array.isArray(value)) {
        return `export const ${field} = ${JSON.stringify(value)};`;
      }
      const address = `\0brand:${[file, ...path, field].join('?')}`;
      return `export * as ${field} from ${JSON.stringify(address)};`;
    })
    .join('\n');
}
