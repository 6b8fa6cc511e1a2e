// Written from the specification alone: no line of it is shared with the mock backend or the contract.

/** A row as a team's own server keeps it. */
export type Row = Record<string, unknown>;

const SLUGS = [
  'paintings',
  'pet-portraits',
  'film',
  'performance-art',
  'live-music',
  'mixed-media',
];
const TYPES = ['painter', 'pet_artist', 'filmmaker', 'performance_artist', 'musician'];
const MEDIUMS = ['Oil', 'Acrylic', 'Watercolor', 'Digital'];
const DAY = 86_400_000;

export const categories = (): Row[] =>
  SLUGS.map((slug, index) => ({
    id: index + 1,
    slug,
    name: slug[0]!.toUpperCase() + slug.slice(1).replace('-', ' '),
    description: `All our ${slug}.`,
    image: `/uploads/category-${index + 1}.svg`,
  }));

export const artists = (): Row[] =>
  Array.from({ length: 6 }, (_, index) => ({
    id: index + 1,
    fullName: `Artist No ${index + 1}`,
    bio: 'Paints what is there.',
    profileImage: `/uploads/artist-${index + 1}.svg`,
    artistType: TYPES[index % TYPES.length],
  }));

export const artworks = (): Row[] =>
  Array.from({ length: 12 }, (_, index) => ({
    id: index + 1,
    title: `Plain Work ${index + 1}`,
    image: `/uploads/artwork-${index + 1}.svg`,
    medium: MEDIUMS[index % MEDIUMS.length],
    description: 'Seen from the harbor.',
    price: 120 + index,
    dimensions: '40 x 30 cm',
    createdAt: `2024-05-${String(index + 1).padStart(2, '0')}`,
    isFeatured: index === 0,
    isSold: index === 11,
    artistId: (index % 6) + 1,
    categoryId: (index % 6) + 1,
  }));

/** Evenings of the days after now. */
export const events = (now: Date): Row[] =>
  Array.from({ length: 6 }, (_, index) => ({
    id: index + 1,
    title: `Plain Evening ${index + 1}`,
    description: 'Doors open at seven.',
    image: `/uploads/event-${index + 1}.svg`,
    date: `${new Date(now.getTime() + (index + 1) * DAY).toISOString().slice(0, 10)}T19:30`,
    venue: 'Old Mill',
    location: 'Portland, OR',
    minPrice: 45 + index,
    maxPrice: 120,
    artistId: (index % 6) + 1,
    categoryId: (index % 3) + 3,
  }));
