import { pluralize } from '#src/copy/format.ts';
import { formatEndpoint, type Override } from './override.ts';

/** What a client sees of a call that fails. */
const FAILING: Readonly<Record<string, string>> = {
  '*': 'every request fails',
  'POST /api/orders': 'orders fail',
  'POST /api/auth/login': 'sign-ins fail',
  'POST /api/users': 'new accounts fail',
  'POST /api/cart': 'additions to the cart fail',
  'GET /api/cart/:userId': 'the cart fails',
  'GET /api/categories': 'categories fail',
  'GET /api/artworks': 'artworks fail',
  'GET /api/artworks/:id': 'an artwork fails',
  'GET /api/artists': 'artists fail',
  'GET /api/artists/:id': 'an artist fails',
  'GET /api/events': 'events fail',
  'GET /api/events/:id': 'an event fails',
};

/** Says what an override does, in words of the shop: `orders fail once`; undefined where it has none for that. */
export function failureInWords({ endpoint, failure, times, odds }: Override): string | undefined {
  const isFailing = typeof failure === 'number' ? failure >= 400 : failure !== 'as-is';
  const words = isFailing ? FAILING[formatEndpoint(endpoint)] : undefined;
  if (words === undefined) return undefined;
  const often = times === 1 ? 'once' : times !== undefined && `${times} times`;
  return [words, odds !== undefined && 'at times', often].filter(Boolean).join(' ');
}

/** Says what overrides do, those that have no words of the shop by their number alone. */
export function overridesInWords(overrides: readonly Override[]): string[] {
  const words = overrides.map(failureInWords);
  const others = words.filter((text) => text === undefined).length;
  return [
    ...new Set(words.filter((text) => text !== undefined)),
    ...(others === 1 ? ['an answer is changed'] : []),
    ...(others > 1 ? [`${pluralize(others, 'answer')} are changed`] : []),
  ];
}
