import { brand } from './brand.ts';

/** The document title of a page; Home has no name and uses its heading. */
export function documentTitle(page?: string): string {
  return page ? `${page} · ${brand.name}` : `${brand.name} - ${brand.line}`;
}
