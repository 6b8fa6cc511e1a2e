/** Where the card of a tour may be, in the order in which it is moved on; a bar is at the lower or upper edge. */
export const CARD_PLACES = ['bottom-left', 'bottom-right', 'top-right', 'top-left'] as const;
export type CardPlace = (typeof CARD_PLACES)[number];

interface Size {
  width: number;
  height: number;
}

/** In pixels from the upper left corner of the window. */
export interface Box extends Size {
  left: number;
  top: number;
}

/** The distance of a card from the edges; a bar has none. */
const MARGIN = 24;

/** Of a card from the subject, which has its outline there. */
const DISTANCE = 16;

/** The box of a card at a place. */
export function boxAt(place: CardPlace, card: Size, window: Size): Box {
  const margin = isBar(card, window) ? 0 : MARGIN;
  return {
    ...card,
    left: place.endsWith('left') ? margin : window.width - margin - card.width,
    top: place.startsWith('top') ? margin : window.height - margin - card.height,
  };
}

/**
 * The place for a card: the preferred one, or where it would cover the subject, the first one after it that does not.
 * Where it would cover it everywhere, the place that covers least.
 */
export function placeFor(
  preferred: CardPlace,
  card: Size,
  window: Size,
  subject: Box | undefined,
): CardPlace {
  if (!subject) return preferred;
  const withOutline = {
    left: subject.left - DISTANCE,
    top: subject.top - DISTANCE,
    width: subject.width + 2 * DISTANCE,
    height: subject.height + 2 * DISTANCE,
  };
  const start = CARD_PLACES.indexOf(preferred);
  const inOrder = [...CARD_PLACES.slice(start), ...CARD_PLACES.slice(0, start)];
  const covered = inOrder.map((place) => sharedArea(boxAt(place, card, window), withOutline));
  return inOrder[covered.indexOf(Math.min(...covered))]!;
}

/** The next place to which a card is moved. A bar has only two. */
export function placeAfter(place: CardPlace, card: Size, window: Size): CardPlace {
  if (isBar(card, window)) return place.startsWith('top') ? 'bottom-left' : 'top-left';
  return CARD_PLACES[(CARD_PLACES.indexOf(place) + 1) % CARD_PLACES.length]!;
}

/** The place nearest to where a card was dropped. */
export function placeNear(dropped: Box, window: Size): CardPlace {
  const isTop = dropped.top + dropped.height / 2 < window.height / 2;
  const isLeft = isBar(dropped, window) || dropped.left + dropped.width / 2 < window.width / 2;
  return `${isTop ? 'top' : 'bottom'}-${isLeft ? 'left' : 'right'}`;
}

/** What a subject may come nearer to the edges than it should, in pixels, so that a header is not cut through. */
const TOLERANCE = 8;

/**
 * How far the page is to be scrolled down so that a subject stands clear of the bars at both edges: no further than it
 * needs, because what stands above it leads to it. One that is too high is shown from its beginning.
 * @param page how far it is scrolled, and how high the header at its top is, which is shown whole or not at all where
 *   the subject has room for that
 */
export function scrollFor(
  subject: Box,
  free: { top: number; bottom: number },
  page = { scrollY: 0, header: 0 },
): number {
  const distance = shortestScroll(subject, free);
  const target = page.scrollY + distance;
  if (target <= 0 || target >= page.header) return distance;
  const whole = [0, page.header].map((top) => top - page.scrollY);
  return whole.find((other) => isClear(subject, other, free)) ?? distance;
}

function shortestScroll(subject: Box, free: { top: number; bottom: number }): number {
  const end = subject.top + subject.height;
  if (subject.top < free.top || subject.height > free.bottom - free.top) {
    return subject.top - free.top;
  }
  return Math.max(0, end - free.bottom);
}

/** Whether a subject stands clear of the bars where the page is not scrolled, and shows the header. */
export const isClearAtTop = (
  subject: Box,
  free: { top: number; bottom: number },
  scrollY: number,
) => isClear(subject, -scrollY, free);

const isClear = (subject: Box, distance: number, free: { top: number; bottom: number }) =>
  subject.top - distance >= free.top - TOLERANCE &&
  subject.top + subject.height - distance <= free.bottom + TOLERANCE;

/** A bar is as wide as the window. */
const isBar = ({ width }: Size, window: Size) => width >= window.width;

function sharedArea(one: Box, other: Box): number {
  const width =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
