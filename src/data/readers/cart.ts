import type { CartItem } from '#src/domain/cart.ts';
import { readArtwork } from './catalog.ts';
import { readEvent } from './events.ts';
import { type Fields, readFields, readId, readPieces } from './fields.ts';
import type { ReadRow } from './rows.ts';

/**
 * A line of the cart. A nested row without an id has that of the line's `artworkId` or `eventId`; a line with neither an
 * artwork nor an event stays, and says that its work is gone.
 */
export function readCartItem(fields: Fields): CartItem | undefined {
  const id = readId(fields.id);
  if (id === undefined) return undefined;
  const quantity = readPieces(fields.quantity);
  const artwork = readNested(fields.artwork, fields.artworkId, readArtwork);
  if (artwork) return { id, quantity, artwork };
  const event = readNested(fields.event, fields.eventId, readEvent);
  return event ? { id, quantity, event } : { id, quantity };
}

function readNested<Row>(value: unknown, id: unknown, read: ReadRow<Row>): Row | undefined {
  const fields = readFields(value);
  return fields && read({ ...fields, id: fields.id ?? id });
}
