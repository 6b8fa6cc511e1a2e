import { formatDate, formatPrice, formatPriceRange, formatTime } from '#src/copy/format.ts';
import { type SeedCollection, wholeCollection } from '#mocks/backend/db/catalog-tables.ts';
import type { Database } from '#mocks/backend/db/database.ts';
import type { SeedRow } from '#fixtures/valid-rows.ts';
import { textOfRow } from '../rows/edit-rows.ts';
import type { RowView } from '../rows/row-views.ts';
import { fetchCollection } from './fetch-collection.ts';
import { type EditableTable, editableTables, isSameRow, withEdits } from './row-edits.ts';

/** A row of the collection as Backstage shows it. */
interface CollectionRowView extends RowView {
  isEdited: boolean;
}

interface CollectionView {
  tables: Record<EditableTable, readonly CollectionRowView[]>;
  /** How many rows were edited in this browser. */
  editCount: number;
}

/** The collection without edits. */
export type BuiltCollection = SeedCollection;

/** The whole collection as the build has it. @throws Error naming the file that does not come */
export const builtCollection = (): Promise<BuiltCollection> => wholeCollection(fetchCollection());

/** The rows of the collection with their edits, in words. */
export async function viewCollection(
  built: BuiltCollection,
  database: Database,
): Promise<CollectionView> {
  const events = await database.events;
  const edited = withEdits(built);
  const describe = describers(edited, (id) => events.get(id)?.date);
  const viewTable = <Table extends EditableTable>(table: Table) =>
    edited[table].map((row, index) => ({
      id: row.id,
      ...describe[table](row as never),
      text: textOfRow(row),
      isSeed: false,
      isEdited: !isSameRow(row, built[table][index]!),
    }));
  const tables = {
    artworks: viewTable('artworks'),
    artists: viewTable('artists'),
    events: viewTable('events'),
  };
  const rows = editableTables.flatMap((table) => tables[table]);
  return { tables, editCount: rows.filter(({ isEdited }) => isEdited).length };
}

type Description = Pick<RowView, 'title' | 'aside' | 'facts'>;

function describers(
  { artists, categories }: SeedCollection,
  dateOf: (id: number) => string | undefined,
): { [Table in EditableTable]: (row: SeedRow<Table>) => Description } {
  const artistOf = ({ artistId }: { artistId: number }) =>
    artists.find(({ id }) => id === artistId)?.fullName ?? 'unknown';
  const categoryOf = ({ categoryId }: { categoryId: number }) =>
    categories.find(({ id }) => id === categoryId)?.name ?? 'unknown';
  return {
    artworks: (work) => ({
      title: work.title,
      aside: formatPrice(work.price),
      facts: [
        ['Artist', artistOf(work)],
        ['Category', categoryOf(work)],
        ['Medium', work.medium],
        ['Status', work.isSold ? 'Sold' : 'Available'],
      ],
    }),
    artists: ({ fullName, artistType }) => ({
      title: fullName,
      aside: artistType,
      facts: [['Type', artistType]],
    }),
    events: (event) => {
      const date = dateOf(event.id);
      return {
        title: event.title,
        aside: date === undefined ? '' : formatDate(date),
        facts: [
          ['Artist', artistOf(event)],
          ['Venue', event.venue],
          ['Tickets', formatPriceRange(event)],
          ...(date === undefined
            ? []
            : [['Date', `${formatDate(date)}, ${formatTime(date)}`] as const]),
        ],
      };
    },
  };
}
