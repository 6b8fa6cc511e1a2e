import type { SeedCollection } from '#mocks/backend/db/catalog-tables.ts';

/** Texts that break layouts: one long word, a long title, right to left, emoji, combining marks, markup. */
const EXTREMES = [
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'A Complete and Unabridged Inventory of Every Window Seen from the Night Train between Two Cities That No Longer Share a Border, in Forty-One Panels, Painted from Memory, Twice',
  'حديقة الليل والنهار في المدينة القديمة',
  'שקיעה מעל הנמל הישן',
  '🎨🖼️👩🏽‍🎨 Summer 🌊🌊🌊 of 👨‍👩‍👧‍👦',
  '黄昏の港と忘れられた灯台の静かな記憶',
  'Z̸̧a̶̢l̵͔g̶̪o̷̜ Study',
  '<b>Untitled</b> & "Quoted" \'Twice\'',
  'I',
];

const LONG = Array.from({ length: 40 }, () => EXTREMES[1]).join('. ');
const HIGHEST_PRICE = 987_654_321.99;

/** Gives every row extreme texts, and every other row an extreme price. */
export function longText({
  categories,
  artists,
  artworks,
  events,
}: SeedCollection): SeedCollection {
  return {
    categories: categories.map((category, index) => ({
      ...category,
      name: extreme(index + 1),
      description: LONG,
    })),
    artists: artists.map((artist, index) => ({ ...artist, fullName: extreme(index), bio: LONG })),
    artworks: artworks.map((artwork, index) => ({
      ...artwork,
      title: extreme(index),
      description: LONG,
      dimensions: '1,234.5 x 6,789.25 x 1,011.75 in, framed, with plinth',
      price: index % 2 === 0 ? HIGHEST_PRICE : 0,
    })),
    events: events.map((event, index) => ({
      ...event,
      title: extreme(index),
      description: LONG,
      venue: extreme(index + 1),
      location: `${EXTREMES[0]}, ${EXTREMES[2]}`,
      ...(index % 2 === 0 && { minPrice: 0, maxPrice: HIGHEST_PRICE }),
    })),
  };
}

const extreme = (index: number) => EXTREMES[index % EXTREMES.length]!;
