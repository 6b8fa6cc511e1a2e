import type { Brand } from './brand-shape.ts';

/** Everything that makes this shop look like nobody else's, but for its pictures and rows. */
export const brand: Brand = {
  name: 'Vernissage',
  line: 'Discover Exceptional Artistic Talent',
  description: 'Original art and live events, straight from the people who make them.',
  colors: { accent: '#8C3B1F', paper: '#FBFAF7', ink: '#1A1917' },
  currency: 'USD',
  locale: 'en-US',
  legal: [],
  social: [],
  contact: {},
};
