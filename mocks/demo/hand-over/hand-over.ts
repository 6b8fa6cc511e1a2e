import * as z from 'zod/mini';
import { isOfOneProduct } from '#src/contract/cart.ts';
import { Id, IsoDate, Quantity } from '#src/contract/fields.ts';
import { parseClock } from '../state/clock.ts';
import { seedTables } from '#fixtures/valid-rows.ts';

/** Raise it where an older build would take a hand-over for something else. */
export const VERSION = 1;

/** The most bytes of a file: the session of a tab keeps its rows, and has room for five million characters. */
export const MOST_IN_FILE = 1_000_000;

/** More than a presenter has; a link comes from anybody. */
const MOST = { lines: 200, edits: 500, characters: 50_000 };

const Line = z
  .object({ quantity: Quantity, artworkId: z.optional(Id), eventId: z.optional(Id) })
  .check(isOfOneProduct);

/** The fields of rows of the collection that were edited, each as the contract has it. */
function editsOf<Shape extends z.core.$ZodShape>({ shape }: { shape: Shape }) {
  // Not `z.partial`, which would come with the schemas that every order loads.
  const fields = Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, z.optional(field)]),
  ) as { [Name in Exclude<keyof Shape, 'id'>]: z.ZodMiniOptional<Shape[Name]> };
  const edit = z.object({ ...fields, id: Id });
  return z.optional(z.array(edit).check(z.maxLength(MOST.edits)));
}
const Edits = z.object({
  artworks: editsOf(seedTables.artworks),
  artists: editsOf(seedTables.artists),
  events: editsOf(seedTables.events),
});
export type HandedEdits = z.infer<typeof Edits>;

/** What another device had beside its demo state, and this one takes over as a part of its own. */
export const HandedRows = z.object({
  cart: z.array(Line).check(z.maxLength(MOST.lines)),
  /** The seeded account that is signed in; nobody is where there is none. */
  username: z.optional(z.string()),
  edits: z.optional(Edits),
  /** The day that event dates count from. */
  seededOn: z.optional(IsoDate.check(z.refine(isDayOfTheShop))),
});
export type HandedRows = z.infer<typeof HandedRows>;

/** All that goes from one device to another, in a link or as a file. */
export const HandOver = z.object({
  version: z.literal(VERSION),
  /** The demo state without `handed`, as `formatDemoState` writes it. */
  state: z.string().check(z.maxLength(MOST.characters)),
  /** Path and query of the page, in a file, which has no address. */
  page: z.optional(z.string().check(z.maxLength(2_000))),
  /** The work is looked at in the room. */
  isRoomOpen: z.optional(z.boolean()),
  rows: HandedRows,
});
export type HandOver = z.infer<typeof HandOver>;

/** @throws Error saying why it cannot be opened, as a sentence */
export function parseHandOver(value: unknown): HandOver {
  const { version } = Object(value) as { version?: unknown };
  if (typeof version === 'number' && version > VERSION) {
    throw new Error(
      'This was handed over by a newer version of the shop. Reload this page, and open it again.',
    );
  }
  const { data } = z.safeParse(HandOver, value);
  if (data) return data;
  throw new Error(
    'What was handed over cannot be read: the link may have been cut off, or is not one of this shop.',
  );
}

/** Others have dates that no clock of the shop reads. */
function isDayOfTheShop(day: string): boolean {
  try {
    return parseClock(day) === day;
  } catch {
    return false;
  }
}
