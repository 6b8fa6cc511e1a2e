import { cleanup, screen, waitFor } from '@testing-library/react';
import * as fc from 'fast-check';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { formatBadge, formatDateTime, formatPriceRange, formatYear } from '#src/copy/format.ts';
import { readers } from '#src/data/readers/readers.ts';
import type { LeftOut } from '#src/data/readers/rows.ts';
import { cartTotals, countPieces } from '#src/domain/cart.ts';
import { orderOf } from '#src/domain/order.ts';
import { selectArtworks } from '#src/domain/artwork-filters.ts';
import { expectMessages } from '#src/testing/console-messages.ts';
import { renderApp } from '#src/testing/render-app.tsx';
import type { Deviation } from './deviation.ts';
import { fieldDeviations } from './field-deviations.ts';
import { createPlainServer, type Ways } from './plain-server.ts';
import { responseDeviations } from './response-deviations.ts';
import { artists, artworks, categories, events, type Row } from './rows.ts';

const NEVER = /\bNaN\b|Invalid|undefined|\bnull\b|\[object|could not be shown/;

type Noun = 'artwork' | 'event' | 'artist' | 'category';

const NOUNS = ['artwork', 'event', 'artist', 'category'] as const;

/** Ways that change a row of one noun. */
const changesOf = (noun: Noun) => fieldDeviations.filter(({ ways }) => ways[noun]);

/** A row with any mixture of the deviations, of which some fields may be any JSON. */
function mixed(noun: Noun, rows: readonly Row[]): fc.Arbitrary<unknown> {
  const row = fc
    .tuple(
      fc.constantFrom(...rows),
      fc.subarray(changesOf(noun)),
      fc.dictionary(fc.constantFrom(...Object.keys(rows[0]!)), fc.jsonValue(), { maxKeys: 2 }),
    )
    .map(([plain, deviations, others]) => ({
      ...deviations.reduce((changed, { ways }) => ways[noun]!(changed) as Row, plain),
      ...others,
    }));
  return fc.oneof({ weight: 9, arbitrary: row }, { weight: 1, arbitrary: fc.jsonValue() });
}

const anyRow = {
  artwork: mixed('artwork', artworks()),
  event: mixed('event', events(new Date('2030-01-01T00:00:00Z'))),
  artist: mixed('artist', artists()),
  category: mixed('category', categories()),
};

const anyLine = fc.record(
  {
    id: fc.oneof(fc.nat(), fc.string(), fc.constant(null)),
    quantity: fc.oneof(fc.nat(), fc.string(), fc.jsonValue()),
    artworkId: fc.jsonValue(),
    artwork: fc.oneof(anyRow.artwork, fc.constant(null)),
    event: fc.oneof(anyRow.event, fc.constant(null)),
  },
  { requiredKeys: [] },
);

test('Whatever is mixed, no reader throws, and what is made of its rows is text and sums', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyRow.artwork, { maxLength: 6 }),
      fc.array(anyRow.event, { maxLength: 6 }),
      fc.array(anyRow.artist, { maxLength: 3 }),
      fc.array(anyRow.category, { maxLength: 3 }),
      fc.array(anyLine, { maxLength: 4 }),
      async (workRows, eventRows, artistRows, categoryRows, lines) => {
        const leftOut: LeftOut[] = [];
        const works = readers.getArtworks.read(workRows, leftOut);
        const shows = readers.getEvents.read(eventRows, leftOut);
        const items = readers.getCart.read(lines, leftOut);
        readers.getArtists.read(artistRows, leftOut);
        readers.getCategories.read(categoryRows, leftOut);
        for (const artist of artistRows) {
          readers.getArtist.read({ artist, artworks: workRows, events: eventRows }, leftOut);
        }
        const texts = [
          ...selectArtworks(works, { price: 'all', medium: 'all', sort: 'newest' }).map(
            ({ createdAt }) => formatYear(createdAt),
          ),
          ...shows.flatMap((show) => [
            formatDateTime(show.date),
            formatPriceRange(show),
            ...Object.values(formatBadge(show.date) ?? {}),
          ]),
        ];
        expect(texts.filter((text) => typeof text !== 'string' || NEVER.test(text))).toEqual([]);
        const { subtotal, shipping, tax, total } = cartTotals(items);
        expect([subtotal, shipping, tax, total].every(Number.isInteger)).toBe(true);
        expect(countPieces(items)).toBeGreaterThanOrEqual(items.length);
        expect(orderOf(items).items.length).toBeLessThanOrEqual(items.length);
      },
    ),
    { numRuns: 150 },
  );
});

/** One way for each noun, and some that go for the whole server. */
function mixtureOf(fields: readonly Deviation[], responses: readonly Deviation[]): Ways {
  const changes = NOUNS.map((noun) => [
    noun,
    (row: Row) =>
      fields.reduce((changed, { ways }) => (ways[noun]?.(changed) ?? changed) as Row, row),
  ]);
  return Object.assign({}, ...responses.map(({ ways }) => ways), Object.fromEntries(changes));
}

const PAGES = [
  '/',
  '/artworks',
  '/artists',
  '/events',
  '/cart',
  '/checkout',
  '/category/paintings',
];

test('Whatever is mixed, no screen shows what is not for a person, or goes down', async () => {
  expectMessages(/differs from the contract/);
  const mixtures = fc.tuple(
    fc.subarray([...fieldDeviations]),
    fc.subarray(responseDeviations.filter(({ about }) => !about.startsWith('a row that'))),
  );
  for (const [fields, responses] of fc.sample(mixtures, { numRuns: 2, seed: 31 })) {
    const ways = mixtureOf(fields, responses);
    const { answer } = createPlainServer(ways);
    const id = ways.id ?? ((number: number) => number);
    const detail = encodeURIComponent(String(id(2)));
    for (const body of [{ artworkId: id(1) }, { eventId: id(1) }]) {
      await answer(
        new Request('http://plain.example/api/cart', {
          method: 'POST',
          body: JSON.stringify({ userId: 6, quantity: 1, ...body }),
        }),
      );
    }
    const details = ['artwork', 'artist', 'event'].map((noun) => `/${noun}/${detail}`);
    for (const path of [...PAGES, ...details]) {
      await renderApp(path, { handlers: [http.all('*', ({ request }) => answer(request))] });
      await waitFor(() => {
        expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
        expect(screen.queryByText(/^Loading/)).toBeNull();
      });
      expect(document.body).not.toHaveTextContent(NEVER);
      cleanup();
    }
  }
});
