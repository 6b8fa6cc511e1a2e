import { slugOf } from '#src/copy/brand/slug-of.ts';
import type { ListParameter } from '#src/paths.ts';
import { useSiteRouter } from '#src/router/site-router.tsx';
import { usePageQuery } from './use-page-query.ts';

/** A label that rows have. */
interface LabelOption {
  label: string;
  /** What the query says for it: `live-music`. */
  slug: string;
  /** How many rows it leaves, with what is chosen in the other filters. */
  count: number;
}

export interface LabelFilter {
  /** The slug that is chosen; undefined is all. */
  value: string | undefined;
  /** In the order in which the rows have them. */
  options: LabelOption[];
  choose: (slug: string | undefined) => void;
}

/**
 * Filters rows by labels that they have; what is chosen stands in the page's query.
 * @param labelsOf the label that a row has for each parameter of the query; a row without one is found under all only
 */
export function useLabelFilters<Row, Name extends ListParameter>(
  rows: readonly Row[],
  labelsOf: Readonly<Record<Name, (row: Row) => string>>,
): { shown: readonly Row[]; filters: Record<Name, LabelFilter> } {
  const { replaceQuery } = useSiteRouter();
  const query = usePageQuery();
  const names = Object.keys(labelsOf) as Name[];
  const slugsOf = (row: Row) => names.map((name) => slugOf(labelsOf[name](row)));
  const slugs = new Map(rows.map((row) => [row, slugsOf(row)]));
  // Rows change, and an address may ask for anything.
  const chosen = names.map((name, index) => {
    const asked = query.get(name);
    return asked && rows.some((row) => slugs.get(row)![index] === asked) ? asked : undefined;
  });
  /** The rows that what is chosen leaves, in all filters or in all but one. */
  const select = (except?: number) =>
    rows.filter((row) =>
      slugs
        .get(row)!
        .every(
          (slug, index) =>
            index === except || chosen[index] === undefined || slug === chosen[index],
        ),
    );

  const filterOf = (name: Name, index: number): LabelFilter => {
    const options = new Map<string, LabelOption>();
    for (const row of rows) {
      const slug = slugs.get(row)![index]!;
      if (slug && !options.has(slug))
        options.set(slug, { label: labelsOf[name](row), slug, count: 0 });
    }
    for (const row of select(index)) {
      const option = options.get(slugs.get(row)![index]!);
      if (option) option.count += 1;
    }
    return {
      value: chosen[index],
      options: [...options.values()],
      choose: (slug = '') => replaceQuery({ [name]: slug }),
    };
  };
  const filters = Object.fromEntries(
    names.map((name, index) => [name, filterOf(name, index)]),
  ) as Record<Name, LabelFilter>;
  return { shown: select(), filters };
}
