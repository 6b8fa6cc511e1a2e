import * as z from 'zod/mini';
import { Dollars, FilledText, Id, ImageUrl, LocalDateTime, Text } from './fields.ts';

export const Event = z.object({
  id: Id,
  title: FilledText,
  description: Text,
  image: ImageUrl,
  date: LocalDateTime,
  venue: Text,
  location: Text,
  /** Price of a ticket. */
  minPrice: Dollars,
  /** Premium Admission when greater than `minPrice`; shown, but not for sale (O-20). */
  maxPrice: Dollars,
  artistId: Id,
  categoryId: Id,
});
export type Event = z.infer<typeof Event>;
