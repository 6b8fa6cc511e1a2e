import * as z from 'zod/mini';
import { nameForSite } from '#src/site/storage-names.ts';
import { slug } from '#src/copy/brand/slug.ts';
import type { SeedCollection } from '#mocks/backend/db/catalog-tables.ts';
import { type SeedRow, seedTables } from '#fixtures/valid-rows.ts';

/** The key of the edited rows in `localStorage`. */
export const ROW_EDITS_KEY = nameForSite(`${slug}-edits`);

/** The tables of the collection whose rows can be edited; categories stay as they are specified. */
export const editableTables = ['artworks', 'artists', 'events'] as const;
export type EditableTable = (typeof editableTables)[number];

/** What storage has to hold of an edit; `editOf` checks the row itself. */
const StoredRow = z.looseObject({ id: z.int() });
const StoredEdit = z.object({ from: StoredRow, to: StoredRow });
const StoredEdits = z.record(z.string(), z.unknown());

/** An edited row. It counts only where the build has the row that it was made from. */
interface RowEdit<Row> {
  from: Row;
  to: Row;
}

export type RowEdits = { [Table in EditableTable]: readonly RowEdit<SeedRow<Table>>[] };

/** The rows that were edited in this browser; a table's are none where storage holds nothing of it. */
export function readEdits(): RowEdits {
  const stored = z.safeParse(StoredEdits, storedEdits()).data ?? {};
  const editsOf = (table: EditableTable) => {
    const list = stored[table];
    return Array.isArray(list) ? list.filter((edit) => z.safeParse(StoredEdit, edit).success) : [];
  };
  return { artworks: editsOf('artworks'), artists: editsOf('artists'), events: editsOf('events') };
}

/** @throws where the browser stores nothing */
export function storeEdits(edits: RowEdits): void {
  const isEmpty = editableTables.every((table) => edits[table].length === 0);
  if (isEmpty) localStorage.removeItem(ROW_EDITS_KEY);
  else localStorage.setItem(ROW_EDITS_KEY, JSON.stringify(edits));
}

/** The collection with the rows that were edited in this browser. */
export function withEdits(collection: SeedCollection): SeedCollection {
  const edits = readEdits();
  const edited = <Table extends EditableTable>(table: Table) => {
    const rows = collection[table] as readonly SeedRow<Table>[];
    return rows.map((row) => editOf(edits, table, row) ?? row);
  };
  return {
    categories: collection.categories,
    artworks: edited('artworks'),
    artists: edited('artists'),
    events: edited('events'),
  };
}

/** What a row of the build was edited into; undefined where it was not, or the build has another row by now. */
function editOf<Table extends EditableTable>(
  edits: RowEdits,
  table: Table,
  row: SeedRow<Table>,
): SeedRow<Table> | undefined {
  const edit = edits[table].find(({ from }) => from.id === row.id);
  if (!edit || !isSameRow(edit.from, row)) return undefined;
  // Storage may hold anything, and the rows of a scenario are not checked again.
  const { data } = seedTables[table].safeParse(edit.to);
  return data as SeedRow<Table> | undefined;
}

/** Whether two rows hold the same; both have their fields in the order of the schema. */
export function isSameRow(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function storedEdits(): unknown {
  try {
    return JSON.parse(localStorage.getItem(ROW_EDITS_KEY) ?? '{}');
  } catch {
    // Storage is blocked, missing, or holds something else.
    return {};
  }
}
