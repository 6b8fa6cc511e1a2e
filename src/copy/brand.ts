import type { Brand } from './brand/shape.ts';

/** The name, the looks and the currency of the shop: everything else derives it from here. See brand/shape.ts. */
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
