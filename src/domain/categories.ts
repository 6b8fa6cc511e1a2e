import type { Category } from './catalog.ts';

/** The category a URL names: by slug first, then by id, ignoring case. */
export function findCategory(categories: readonly Category[], param: string): Category | undefined {
  const wanted = param.toLowerCase();
  return (
    categories.find(({ slug }) => slug.toLowerCase() === wanted) ??
    categories.find(({ id }) => String(id).toLowerCase() === wanted)
  );
}
