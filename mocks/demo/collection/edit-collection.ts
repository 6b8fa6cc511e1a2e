import { daysAfter, dated } from '#mocks/backend/db/calendar.ts';
import type { SeedCollection } from '#mocks/backend/db/catalog-tables.ts';
import type { Identified, Table } from '#mocks/backend/db/table.ts';
import { parsePart } from '#mocks/backend/server/parse-part.ts';
import { type SeedRow, seedTables } from '#fixtures/valid-rows.ts';
import type { DemoControls } from '../demo-controls.ts';
import { objectOf, unknownField } from '../rows/edit-rows.ts';
import { refreshShop } from '../refresh-shop.ts';
import { scenarios } from '../state/scenarios/scenarios.ts';
import { createReferenceCheck } from './reference-issue.ts';
import {
  type EditableTable,
  isSameRow,
  readEdits,
  type RowEdits,
  storeEdits,
  withEdits,
} from './row-edits.ts';

type EditedRow = SeedRow<EditableTable>;

/**
 * Keeps an edited row of the collection in this browser and shows it. One that is as the build has it is no edit.
 * @param built the collection without edits
 * @throws Error naming the field that is wrong; nothing is kept then
 */
export async function saveEdit(
  controls: DemoControls,
  built: SeedCollection,
  table: EditableTable,
  id: number,
  text: string,
): Promise<void> {
  const edited = objectOf(text);
  const row: EditedRow = parsePart(seedTables[table], edited, 'row');
  const unknown = unknownField(edited, row);
  if (unknown) throw new Error(`${unknown} is not a field of this table.`);
  if (row.id !== id) throw new Error(`id must stay ${id}`);
  const issue = createReferenceCheck(built)(row);
  if (issue) throw new Error(issue);
  await keep(controls, built, table, row);
}

/** Brings a row back as the build has it. */
export async function undoEdit(
  controls: DemoControls,
  built: SeedCollection,
  table: EditableTable,
  id: number,
): Promise<void> {
  await keep(controls, built, table, builtRow(built, table, id));
}

function builtRow(built: SeedCollection, table: EditableTable, id: number): EditedRow {
  const row = (built[table] as readonly EditedRow[]).find((one) => one.id === id);
  if (!row) throw new Error('The row is no longer there.');
  return row;
}

async function keep(
  controls: DemoControls,
  built: SeedCollection,
  table: EditableTable,
  row: EditedRow,
): Promise<void> {
  const from = builtRow(built, table, row.id);
  const shown = withEdits(built);
  const edits = readEdits();
  const others = edits[table].filter((edit) => edit.from.id !== row.id);
  const changed = isSameRow(from, row) ? others : [...others, { from, to: row }];
  storeEdits({ ...edits, [table]: changed } as RowEdits);
  if (!(await putInPlace(controls, shown, table, row))) await controls.showEdits();
}

/**
 * Changes the row of the catalogue under the shop.
 * @param shown the collection as it is shown
 * @returns false where the catalogue is not the edited collection alone: it is made anew by a reload then
 */
async function putInPlace(
  { state, backend }: DemoControls,
  shown: SeedCollection,
  table: EditableTable,
  row: EditedRow,
): Promise<boolean> {
  const seeding = state.getState().scenarios.filter((name) => scenarios[name].seed);
  const rows = (await backend.database[table]) as Partial<Table<Identified>>;
  if (seeding.join() !== 'edited' || !rows.put) return false;
  await rows.put('startsInDays' in row ? dated(row, await seedingDay(backend, shown)) : row);
  refreshShop(['any']);
  return true;
}

/** The day that the dates of events count from. */
async function seedingDay({ database }: DemoControls['backend'], { events }: SeedCollection) {
  const dates = await database.events;
  const [{ id, startsInDays } = { id: 0, startsInDays: 0 }] = events;
  return daysAfter(dates.get(id)!.date.slice(0, 10), -startsInDays);
}
