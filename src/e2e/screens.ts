import { artistOfWork, event, fullestCategory, work } from '../testing/visited-rows.ts';

/** A path of every screen. */
export const SCREENS = [
  '/',
  '/artists',
  `/artist/${artistOfWork.id}`,
  '/artworks',
  `/artwork/${work.id}`,
  `/category/${fullestCategory.slug}`,
  '/events',
  `/event/${event.id}`,
  '/consulting',
  '/signup',
  '/artist-signup',
  '/cart',
  '/checkout',
  '/signin',
  '/domain-test',
  '/nowhere',
];
