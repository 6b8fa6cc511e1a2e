import * as z from 'zod/mini';
import { isSameIdentity } from '#src/domain/accounts.ts';
import { demoAccount } from './demo-account.ts';
import type { RowOf, TableName } from './tables.ts';

/**
 * A check that no two rows have the same value of a field, which names the later row and the field.
 * @param others rows that every page starts with
 */
function uniqueField<Row>(
  field: keyof Row & string,
  isSame: (one: Row, other: Row) => boolean,
  others: readonly Row[] = [],
) {
  return z.check<Row[]>(({ value: rows, issues }) => {
    const index = rows.findIndex((row, at) =>
      [...others, ...rows.slice(0, at)].some((other) => isSame(row, other)),
    );
    if (index < 0) return;
    issues.push({
      code: 'custom',
      input: rows,
      path: [index, field],
      message: 'must not be that of another row',
    });
  });
}

/** What handlers keep unique, and an import must not break; a table without a line here has ids alone. */
export const uniqueIn = {
  // one row per artwork or event.
  cart: [
    uniqueField<RowOf<'cart'>>(
      'artworkId',
      (one, other) =>
        one.userId === other.userId &&
        one.artworkId !== undefined &&
        one.artworkId === other.artworkId,
    ),
    uniqueField<RowOf<'cart'>>(
      'eventId',
      (one, other) =>
        one.userId === other.userId && one.eventId !== undefined && one.eventId === other.eventId,
    ),
  ],
  orders: [
    uniqueField<RowOf<'orders'>>('key', (one, other) => one.key !== null && one.key === other.key),
  ],
  users: [
    uniqueField<RowOf<'users'>>(
      'username',
      (one, other) => isSameIdentity(one.username, other.username),
      [demoAccount],
    ),
    uniqueField<RowOf<'users'>>('email', (one, other) => isSameIdentity(one.email, other.email), [
      demoAccount,
    ]),
  ],
} satisfies { [Name in TableName]?: readonly object[] };
