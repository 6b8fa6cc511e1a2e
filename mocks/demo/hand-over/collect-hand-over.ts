import { CART_USER_ID } from '#src/domain/cart.ts';
import { USER_KEY } from '#src/site/storage-names.ts';
import { type SeedCollection, wholeCollection } from '#mocks/backend/db/catalog-tables.ts';
import { connect } from '#mocks/backend/db/connection.ts';
import { fetchCollection } from '../collection/fetch-collection.ts';
import { type EditableTable, editableTables, withEdits } from '../collection/row-edits.ts';
import type { DemoBackend } from '../start-demo-backend.ts';
import { tourProgress } from '../tour/tour-progress.ts';
import { type DemoState, formatDemoState } from '../state/demo-state.ts';
import {
  type HandedEdits,
  type HandedRows,
  type HandOver,
  MOST_IN_FILE,
  parseHandOver,
  VERSION,
} from './hand-over.ts';
import { isRoomOpen } from './room.ts';
import { parseHandedRows, seededUser, withHandedEdits } from './handed-rows.ts';

/**
 * Collects what this page hands over to another device: no password, no form, no order, no account of the visitor's own,
 * and no call of a real server.
 * @throws Error where it is too much
 */
export async function collectHandOver(
  { backend, storage }: Pick<DemoBackend, 'backend' | 'storage'>,
  state: DemoState,
  collection?: SeedCollection,
): Promise<HandOver> {
  const handed = state.handed === undefined ? undefined : parseHandedRows(state.handed);
  const hasEdits = state.scenarios.includes('edited') || handed?.edits !== undefined;
  const [lines, seededOn] = await Promise.all([
    backend.database.cart.read((rows) => rows.where('userId', CART_USER_ID)),
    backend.database.mode === 'durable' ? readSeedingDay(storage) : undefined,
  ]);
  const scenarios = state.scenarios.filter(
    (name) => name !== 'edited' && !(name === 'full-cart' && lines.length === 0),
  );
  const rows = {
    cart: lines.map(({ quantity, artworkId, eventId }) => ({ quantity, artworkId, eventId })),
    username: seededUser(signedInName())?.username,
    edits: hasEdits
      ? editsOf(collection ?? (await wholeCollection(fetchCollection())), state, handed)
      : undefined,
    seededOn,
  };
  // What fails in a step of a tour is told by the step, and nobody tells it on the other device.
  const isTour = tourProgress.getState().step !== undefined;
  const terms = formatDemoState({
    ...state,
    ...(isTour && { overrides: [], latencies: [] }),
    scenarios,
    live: undefined,
    handed: undefined,
  });
  // As JSON leaves it, so that a hand-over is the same before and after its way.
  const text = JSON.stringify({
    version: VERSION,
    state: terms,
    isRoomOpen: isRoomOpen() || undefined,
    rows,
  });
  try {
    // A file has the page, too.
    if (new Blob([text]).size > MOST_IN_FILE - 10_000) throw new Error('It is too large.');
    return parseHandOver(JSON.parse(text));
  } catch (error) {
    throw new Error('This is more than can be handed over.', { cause: error });
  }
}

/** The name of the account that is signed in here; undefined where nobody is. */
export function signedInName(): string | undefined {
  try {
    const user: unknown = JSON.parse(localStorage.getItem(USER_KEY) ?? 'null');
    const { username } = Object(user) as { username?: unknown };
    return typeof username === 'string' ? username : undefined;
  } catch {
    // Storage is blocked, or holds something else, which the client discards.
    return undefined;
  }
}

async function readSeedingDay(storage: string): Promise<string | undefined> {
  const connection = await connect(storage);
  try {
    return await (await connection.database()).get('facts', 'seededOn');
  } finally {
    connection.close();
  }
}

/** The fields that are not as the build has them, of the rows that are shown. */
function editsOf(
  built: SeedCollection,
  { scenarios }: DemoState,
  handed: HandedRows | undefined,
): HandedEdits {
  const own = scenarios.includes('edited') ? withEdits(built) : built;
  const shown = handed ? withHandedEdits(own, handed) : own;
  const changesOf = (table: EditableTable) =>
    shown[table].flatMap((row, index) => {
      const from = built[table][index]!;
      if (row === from) return [];
      const fields = Object.entries(row).filter(
        ([name, value]) => value !== (from as unknown as Record<string, unknown>)[name],
      );
      return [{ ...Object.fromEntries(fields), id: row.id }];
    });
  return Object.fromEntries(
    editableTables.flatMap((table) => {
      const changes = changesOf(table);
      return changes.length === 0 ? [] : [[table, changes]];
    }),
  );
}
