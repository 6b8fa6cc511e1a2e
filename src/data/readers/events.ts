import { byDate, type Event } from '#src/domain/events.ts';
import { readEventDate } from './dates.ts';
import { type Fields, readDollars, readId, readText } from './fields.ts';
import { readImage } from './images.ts';
import { type LeftOut, readRows } from './rows.ts';

export function readEvent(fields: Fields): Event | undefined {
  const id = readId(fields.id);
  if (id === undefined) return undefined;
  return {
    id,
    title: readText(fields.title) || 'Untitled',
    description: readText(fields.description),
    image: readImage(fields.image),
    date: readEventDate(fields.date),
    venue: readText(fields.venue),
    location: readText(fields.location),
    minPrice: readDollars(fields.minPrice),
    maxPrice: readDollars(fields.maxPrice),
    artistId: readId(fields.artistId),
    categoryId: readId(fields.categoryId),
  };
}

/** Ascending by date, as pages expect them, in whatever order they came. */
export function readEvents(value: unknown, leftOut: LeftOut[]): Event[] {
  return readRows(value, readEvent, leftOut).sort(byDate);
}
