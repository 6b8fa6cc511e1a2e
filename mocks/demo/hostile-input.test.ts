import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  DEMO_PARAMETERS,
  PAGE_PARAMETERS,
  type PageParameter,
  pageParameter,
} from '#src/site/page-parameters.ts';
import {
  DATABASE_NAME,
  DEMO_STATE_KEY,
  ORDER_ATTEMPT_KEY,
  PLACED_ORDER_KEY,
} from '#src/site/storage-names.ts';
import { Backup } from '#mocks/backend/db/backup.ts';
import { partitionRows, type SeedTable } from '#fixtures/valid-rows.ts';
import { readImageUrl } from '#src/components/picture-source.ts';
import { readAttempt } from '#src/data/order-attempt.ts';
import { readStored } from '#src/data/stored-json.ts';
import { storedUser } from '#src/data/stored-user.ts';
import { smallShop } from '#src/testing/small-shop.ts';
import { viewedWorks } from '#src/data/recently-viewed.ts';
import { readDraft } from '#src/data/checkout-draft.ts';
import { pathOfFile } from '#src/paths.ts';
import { sectionNames, showSection, shownSection } from '#mocks/panel/shown-section.ts';
import { readEdits, ROW_EDITS_KEY, withEdits } from './collection/row-edits.ts';
import { hrefOfPage } from './hand-over/page-address.ts';
import { pack } from './hand-over/packed-text.ts';
import { receiveHandOver } from './hand-over/receive-hand-over.ts';
import { formatDemoState, parseDemoState } from './state/demo-state.ts';
import { RealRows, REAL_ROWS_KEY } from './real-server/real-rows.ts';
import { requestedMinutes } from './present/minutes.ts';
import { readPresentation, updatePresentation } from './present/presentation.ts';
import { offerUndo, UNDO_KEY } from './rows/data-undo.ts';
import { FRAGMENT, stateParameters } from './state/asked-state.ts';
import { readSessionState, withoutStateParameters } from './state/session-state.ts';
import { parseTour } from './tour/parse-tour.ts';
import { resumeTour, stepHref, tourProgress } from './tour/tour-progress.ts';

// Whatever an address or storage holds is read within a second and without an exception.

afterEach(() => {
  tourProgress.setState(tourProgress.getInitialState(), true);
});

const MOST_MS = 1000;

/** Of the processor's time, which other work on the machine does not add to. */
function within(work: () => void): void {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(MOST_MS);
}

/** Pieces that mean something to the readers of addresses, in any order and number. */
const piece = fc.constantFrom(
  '/',
  '//',
  '/.//',
  '..',
  '*',
  '**',
  ',',
  ':',
  ' ',
  '"',
  '\\"',
  '\\',
  '%',
  '#',
  '?',
  '&',
  '±',
  '-',
  'GET ',
  'POST ',
  '/api/artworks',
  '/api/artworks/:id',
  '/api/orders',
  '/health',
  ':200',
  ':500',
  ' body ',
  ' header ',
  ' latency ',
  ' once',
  ' 2x',
  ' after 3',
  '800',
  '20%',
  'full-cart',
  'huge',
  '2026-12-24',
  'T18:30',
  '0001-01-01',
  '+010000-01-01',
  '9'.repeat(400),
  '1e999',
  '-1',
  '0.5',
  'constructor',
  '__proto__',
  'none',
  'javascript:',
  '\n## Step\n',
  '# Tour',
  '//elsewhere.example',
);
/** Longer than what hosts take for an address. */
const LONGEST = 16_000;
const text = fc.oneof(
  { weight: 5, arbitrary: fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')) },
  // The same again and again is what hangs a reader.
  fc
    .array(piece, { minLength: 1, maxLength: 3 })
    .map((pieces) => pieces.join('').repeat(LONGEST).slice(0, LONGEST)),
  fc.string({ unit: 'binary', maxLength: 50 }),
);
/** What reads each parameter of a page; those of a demo state have one reader, for whatever their list names. */
const READERS: Record<PageParameter, () => void> = {
  backstage: () => showSection(pageParameter('backstage') ?? undefined),
  present: () => requestedMinutes(pageParameter('present') ?? ''),
  tour: () => resumeTour(),
  'tour-file': () => resumeTour(),
  // Compared with its two values, and nothing else.
  transport: () => pageParameter('transport'),
};
const parameter = fc.constantFrom(...DEMO_PARAMETERS, ...PAGE_PARAMETERS, 'unknown');
const search = fc
  .array(fc.tuple(parameter, text), { maxLength: 4 })
  .map((pairs) => new URLSearchParams(pairs));

test('Any address asks for a state that can be written and read again', { timeout: 60_000 }, () =>
  fc.assert(
    fc.asyncProperty(search, async (asked) => {
      within(() => {
        const { state, mistakes } = parseDemoState(asked);
        expect(mistakes.every((mistake) => mistake !== '')).toBe(true);
        const again = parseDemoState(new URLSearchParams(formatDemoState(state)));
        expect(again).toEqual({ state, mistakes: [] });
        const href = `${location.origin}/cart?${asked}`;
        history.replaceState(null, '', href);
        for (const name of PAGE_PARAMETERS) READERS[name]();
        expect(sectionNames).toContain(shownSection.getState());
        stateParameters(new URL(href).search);
        expect(stateParameters(new URL(withoutStateParameters(href)).search)).toBeUndefined();
      });
    }),
    { numRuns: 300 },
  ),
);

test('Any address with a tour leads to pages of this site alone', { timeout: 60_000 }, () =>
  fc.assert(
    fc.asyncProperty(text, text, text, async (step, path, tour) => {
      tourProgress.setState(tourProgress.getInitialState(), true);
      sessionStorage.clear();
      const file = tour.length % 2 === 0 ? tour : `## Step\n/${path}\n`;
      const asked = new URLSearchParams({ tour: step, 'tour-file': file });
      history.replaceState(null, '', `/?${asked}`);
      within(() => {
        resumeTour();
        const { steps } = tourProgress.getState().tour;
        for (const index of [0, steps.length - 1]) {
          expect(new URL(stepHref(index), location.href).origin).toBe(location.origin);
        }
      });
    }),
    { numRuns: 200 },
  ),
);

test('Any path is that of a page of this site', () =>
  fc.assert(
    fc.asyncProperty(text, async (path) => {
      within(() => expect(pathOfFile(`/${path}`)).not.toMatch(/^\/\//));
    }),
    { numRuns: 200 },
  ));

/** What fields of a hand-over may hold, right or wrong. */
const line = fc.record(
  {
    artworkId: fc.oneof(fc.integer(), fc.jsonValue()),
    eventId: fc.integer(),
    quantity: fc.integer({ min: -1, max: 1_000 }),
  },
  { requiredKeys: [] },
);
const edit = fc.dictionary(fc.constantFrom('id', 'title', 'price', 'image', '__proto__'), text);
const handedRows = fc.record(
  {
    cart: fc.oneof(fc.array(line, { maxLength: 3 }), fc.constant([])),
    username: text,
    edits: fc.dictionary(fc.constantFrom('artworks', 'events', 'users'), fc.array(edit)),
    seededOn: fc.constantFrom('2026-12-01', '0001-01-01', '9999-12-31', 'today'),
  },
  { requiredKeys: ['cart'] },
);
const handOver = fc.record(
  {
    version: fc.constantFrom(1, 2, 0.5, '1', null),
    state: fc.oneof(text, search.map(String)),
    page: text,
    isRoomOpen: fc.boolean(),
    rows: handedRows,
  },
  { requiredKeys: ['version', 'state', 'rows'] },
);
const valid = handedRows.map(({ cart: _cart, edits: _edits, ...rest }) => rest);
const nearlyRight = fc
  .tuple(search.map(String), valid)
  .map(([state, rows]) => ({ version: 1, state, rows: { ...rows, cart: [] } }));
const fragment = fc.oneof(
  text.map(async (packed) => packed),
  fc.oneof(handOver, nearlyRight, fc.jsonValue({ maxDepth: 3 })).map(pack),
);

test(
  'Any fragment hands over a state without a real server, or says why not',
  { timeout: 60_000 },
  () =>
    fc.assert(
      fc.asyncProperty(fragment, async (packing) => {
        const packed = await packing;
        history.replaceState(null, '', `/${FRAGMENT}${encodeURIComponent(packed)}`);
        const before = process.cpuUsage();
        const {
          mistakes = [],
          received,
          opened,
        } = await receiveHandOver(FRAGMENT + packed, undefined);
        const { user, system } = process.cpuUsage(before);
        expect((user + system) / 1000).toBeLessThan(MOST_MS);
        expect(location.hash).toBe('');
        expect(received === undefined ? mistakes.length : 1).toBe(1);
        const { requested = '' } = opened ?? {};
        const { state } = parseDemoState(new URLSearchParams(requested));
        expect(state.live).toBeUndefined();
        expect(state.scenarios).not.toContain('edited');
        expect(formatDemoState(state)).toBe(requested);
      }),
      { numRuns: 300 },
    ),
);

/** The origin that the page of a handed file leads to; that of this site where it is refused. */
function originOf(page: string): string {
  try {
    return new URL(hrefOfPage(page)).origin;
  } catch (error) {
    if (/is no page of this site/.test((error as Error).message)) return location.origin;
    throw error;
  }
}

test('Any page of a handed file is one of this site, or refused', () =>
  fc.assert(
    fc.asyncProperty(text, async (page) => {
      within(() => expect(originOf(page)).toBe(location.origin));
      within(() => expect(originOf(`/${page}`)).toBe(location.origin));
    }),
    { numRuns: 200 },
  ));

const KEYS = [
  ROW_EDITS_KEY,
  REAL_ROWS_KEY,
  UNDO_KEY,
  DEMO_STATE_KEY,
  `${DATABASE_NAME}-tour`,
  `${DATABASE_NAME}-present`,
  'recently-viewed',
  'last-order',
  'checkout-draft',
  ORDER_ATTEMPT_KEY,
  PLACED_ORDER_KEY,
  'user',
];
const row = fc.oneof(
  fc.constantFrom(...smallShop.artworks, ...smallShop.artists, ...smallShop.events),
  fc.jsonValue({ maxDepth: 3 }),
);
const names = [
  'artworks',
  'artists',
  'events',
  'ids',
  'text',
  'storage',
  'kept',
  'user',
  'at',
  'step',
];
const stored = fc.oneof(
  text,
  fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)),
  fc
    .dictionary(
      fc.constantFrom(...names, 'works', 'state', '__proto__'),
      fc.oneof(row, fc.array(fc.oneof(row, fc.record({ from: row, to: row })), { maxLength: 4 })),
    )
    .map((value) => JSON.stringify(value)),
  fc.constantFrom('['.repeat(100_000), '['.repeat(50_000) + ']'.repeat(50_000)),
);

test('Any text in storage is read, or left out', { timeout: 60_000 }, () =>
  fc.assert(
    fc.asyncProperty(stored, async (value) => {
      for (const storage of [localStorage, sessionStorage]) {
        for (const key of KEYS) storage.setItem(key, value);
      }
      within(() => {
        expect(withEdits(smallShop).artworks).toHaveLength(smallShop.artworks.length);
        readEdits();
        readSessionState();
        readPresentation();
        updatePresentation({ isFresh: false });
        viewedWorks();
        readDraft();
        readAttempt('browser');
        readAttempt('tab');
        readStored('localStorage', 'user', storedUser);
        void new RealRows();
        offerUndo('never this text', () => {});
        tourProgress.setState(tourProgress.getInitialState(), true);
        resumeTour();
        const { step, tour } = tourProgress.getState();
        expect(step === undefined || step in tour.steps).toBe(true);
      });
    }),
    { numRuns: 300 },
  ),
);

/** Fields of rows and of backups with values of any kind. */
const fileFields = fc.dictionary(
  fc.constantFrom('version', 'seededOn', 'id', 'price', 'image', 'users', 'orders', '__proto__'),
  fc.oneof(text, row, fc.array(fc.oneof(row, fc.constant({ id: 1e300 })), { maxLength: 4 })),
);
const file = fc.oneof(
  stored,
  fc
    .oneof(fileFields, fc.array(fileFields, { maxLength: 4 }))
    .map((value) => JSON.stringify(value)),
);

test('Any file is read, or refused', { timeout: 60_000 }, () =>
  fc.assert(
    fc.asyncProperty(file, async (content) => {
      within(() => {
        let rows: unknown;
        try {
          rows = JSON.parse(content);
        } catch {
          // A file that is not JSON is refused before.
        }
        expect(z.safeParse(Backup, rows).success).toBe(false);
        for (const table of ['categories', 'artists', 'artworks', 'events'] satisfies SeedTable[]) {
          expect(partitionRows(table, rows).valid.every(({ id }) => id > 0)).toBe(true);
        }
      });
      within(() => {
        let mistake: unknown = new Error();
        try {
          parseTour(content);
        } catch (error) {
          mistake = error;
        }
        // A mistake of the file, and none of ours such as a stack that is too small.
        expect((mistake as Error).constructor).toBe(Error);
      });
    }),
    { numRuns: 300 },
  ),
);

test('Any address of a picture is read', () =>
  fc.assert(
    fc.asyncProperty(text, async (address) => {
      within(() => expect(readImageUrl(address).src).toEqual(expect.any(String)));
    }),
    { numRuns: 200 },
  ));
