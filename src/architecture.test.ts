// @vitest-environment node
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles } from '#src/testing/project-files.ts';

const BELOW_COMPONENTS = [
  'src/hooks',
  'src/router',
  'src/ui',
  'src/data',
  'src/domain',
  'src/contract',
  'src/copy',
  'src/paths.ts',
];

/**
 * The folders, the inner ones first, and which others each may import; '*' is any. A test of our own, because
 * oxlint's `no-restricted-imports` does not see dynamic imports and dependency-cruiser needs Node 22.
 */
const ROOMS: readonly { room: string; mayImport: readonly string[]; hint: string }[] = [
  {
    room: 'src/copy/brand.ts',
    mayImport: ['src/copy/brand/shape.ts'],
    hint: 'What the brand is depends on nothing.',
  },
  {
    room: 'src/copy/brand',
    mayImport: ['src/copy/brand.ts'],
    hint: 'What follows from the brand alone.',
  },
  { room: 'src/lib', mayImport: [], hint: 'Helpers know nothing of ours.' },
  {
    room: 'src/site',
    mayImport: ['src/copy/brand.ts', 'src/copy/brand'],
    hint: 'What a copy of the site calls things in a browser follows from its brand and its path.',
  },
  {
    room: 'src/contract',
    mayImport: ['src/lib'],
    hint: 'The wire knows nothing of ours.',
  },
  {
    room: 'src/openapi',
    mayImport: ['src/contract', 'src/copy/brand.ts', 'src/copy/brand'],
    hint: 'The document says what the contract says.',
  },
  {
    room: 'src/domain',
    mayImport: ['src/contract'],
    hint: 'Rules are pure; what fetches or notifies belongs in src/data, words in src/copy.',
  },
  {
    room: 'src/copy',
    mayImport: ['src/copy/brand.ts', 'src/copy/brand', 'src/contract', 'src/domain'],
    hint: 'Words know no screens.',
  },
  {
    room: 'src/data',
    mayImport: ['src/site', 'src/contract', 'src/domain', 'src/copy'],
    hint: 'The client shows nothing; what renders belongs in src/components.',
  },
  { room: 'src/ui', mayImport: [], hint: 'Looks know nothing of art: move it to src/components.' },
  {
    room: 'src/router',
    mayImport: ['src/copy/brand/slug.ts'],
    hint: 'The router knows no page of the shop; the site map is src/app/routes.tsx.',
  },
  {
    room: 'src/hooks',
    mayImport: ['src/router', 'src/data', 'src/domain', 'src/copy', 'src/paths.ts'],
    hint: 'What shows something belongs in src/components.',
  },
  {
    room: 'src/components',
    mayImport: BELOW_COMPONENTS,
    hint: 'What one screen alone needs belongs in its folder.',
  },
  {
    room: 'src/screens',
    mayImport: ['src/components', ...BELOW_COMPONENTS],
    hint: 'A screen never imports another screen: what two need belongs in src/components.',
  },
  {
    room: 'src/app',
    mayImport: ['src/site', 'src/screens', 'src/components', ...BELOW_COMPONENTS],
    hint: 'The wiring knows the product, never the mock backend.',
  },
  {
    room: 'src/testing/plain-server',
    mayImport: [],
    hint: 'This server is written from the specification alone, as that of another team is.',
  },
  { room: 'src/testing', mayImport: ['*'], hint: '' },
  {
    room: 'src/e2e',
    mayImport: ['src/site', 'src/testing', 'src/contract', 'src/paths.ts', 'src/engines/driver.ts'],
    hint: 'Journeys see the built site, and a server that the test kit puts behind it.',
  },
  {
    room: 'src/hosts',
    mayImport: ['src/e2e', 'src/build', 'src/lib/star-pattern.ts'],
    hint: 'Hosts serve built sites, whatever is in them.',
  },
  {
    room: 'src/engines',
    mayImport: [
      'src/testing',
      'src/e2e/checkout-form.ts',
      'src/e2e/free-ports.ts',
      'src/e2e/sites.ts',
      'src/e2e/static-host.ts',
    ],
    hint: 'Journeys in every engine see the built site alone.',
  },
  { room: 'src/bench', mayImport: [], hint: 'The benchmark sees built sites only.' },
  {
    room: 'src/conformance',
    mayImport: ['src/contract', 'src/domain'],
    hint: 'A server is known by its responses alone, whoever wrote it.',
  },
  { room: 'src/paths.ts', mayImport: [], hint: 'Addresses depend on nothing.' },
  {
    room: 'src/main.tsx',
    mayImport: [
      'src/app',
      'src/router',
      'src/data',
      'src/ui',
      'src/paths.ts',
      'src/react-root.ts',
      'src/start-backend.ts',
    ],
    hint: 'It puts the parts together and starts them.',
  },
  { room: 'src/react-root.ts', mayImport: [], hint: 'React alone.' },
  {
    room: 'src/start-backend.ts',
    mayImport: ['mocks/browser.ts'],
    hint: 'The one crossing to the backend is the dynamic import of mocks/browser.ts.',
  },
  { room: 'src/architecture.test.ts', mayImport: [], hint: '' },
  { room: 'src/changing-text.test.ts', mayImport: [], hint: '' },
  { room: 'src/documentation.test.ts', mayImport: [], hint: '' },
  { room: 'src/documented-commands.integration.test.ts', mayImport: [], hint: '' },
  {
    room: 'mocks/backend/server',
    mayImport: ['src/contract', 'src/domain'],
    hint: 'What all handlers share knows no noun; behaviour belongs in mocks/backend/handlers.',
  },
  {
    room: 'mocks/backend/db',
    mayImport: ['src/site', 'src/contract', 'src/domain', 'src/copy/brand/slug.ts', 'fixtures'],
    hint: 'The database knows no calls.',
  },
  {
    room: 'mocks/backend/handlers',
    mayImport: ['mocks/backend/server', 'mocks/backend/db', 'src/contract', 'src/domain'],
    hint: 'A handler knows the database and the rules, never the client.',
  },
  {
    room: 'mocks/backend',
    mayImport: [
      'mocks/backend/server',
      'mocks/backend/handlers',
      'mocks/backend/db',
      'src/contract',
      'src/domain',
    ],
    hint: 'The backend does not know how it is reached or what state it is put into.',
  },
  {
    room: 'mocks/transport/service-worker',
    mayImport: [
      'src/site',
      'mocks/backend/server',
      'src/contract',
      'src/paths.ts',
      'src/build/service-worker',
      'src/build/bundle-script.ts',
    ],
    hint: 'The service worker knows which calls are the backend’s, and nothing more.',
  },
  {
    room: 'mocks/transport',
    mayImport: [
      'src/site',
      'mocks/transport/service-worker',
      'mocks/backend/server',
      'src/contract',
      'src/copy/brand/slug.ts',
      'src/build/service-worker/while-waiting.ts',
    ],
    hint: 'Ways to reach the backend do not answer calls themselves.',
  },
  {
    room: 'mocks/demo',
    mayImport: [
      'src/site',
      'mocks/backend',
      'mocks/transport',
      'src/contract',
      'src/data/readers',
      'src/domain',
      'src/copy/brand.ts',
      'src/copy/brand/slug.ts',
      'src/copy/format.ts',
      'fixtures',
    ],
    hint: 'Services of the demo render nothing; React belongs in mocks/panel.',
  },
  {
    room: 'mocks/panel',
    mayImport: [
      'src/site',
      'src/openapi',
      'mocks/demo',
      'mocks/transport',
      'mocks/backend/server',
      'mocks/backend/db/tables.ts',
      'src/ui',
      'src/contract',
      'src/copy/brand/slug.ts',
      'src/copy/format.ts',
      'src/copy/join-texts.ts',
      'src/domain/money.ts',
    ],
    hint: 'The panel knows the demo’s services, never the shop’s client or screens.',
  },
  {
    room: 'mocks/http',
    mayImport: [
      'mocks/http.ts',
      'mocks/backend',
      'mocks/demo',
      'src/contract',
      'src/copy/brand.ts',
      'fixtures',
    ],
    hint: 'HTTP only carries what the backend answers; what it answers belongs in mocks/backend.',
  },
  {
    room: 'mocks/openapi',
    mayImport: ['src/openapi', 'mocks/backend', 'src/contract', 'fixtures/painted.ts'],
    hint: 'What the document says stands in src/openapi; here are its examples.',
  },
  {
    room: 'mocks',
    mayImport: [
      'src/site',
      'mocks/backend',
      'mocks/transport',
      'mocks/demo',
      'mocks/http',
      'mocks/panel',
      'src/contract',
      'fixtures/collection.ts',
    ],
    hint: 'Only the entry points stand at the top of mocks.',
  },
  {
    room: 'fixtures/import',
    mayImport: ['fixtures', 'src/contract', 'src/domain'],
    hint: 'The import knows the contract, not the shop.',
  },
  {
    room: 'fixtures',
    mayImport: ['src/contract', 'src/domain', 'src/copy/brand/shape.ts'],
    hint: 'Facts know only types.',
  },
  {
    room: 'src/build',
    mayImport: [
      'src/site',
      'src/app',
      'src/router',
      'src/data',
      'src/domain',
      'src/copy',
      'src/contract',
      'src/paths.ts',
      'src/screens/home/hero-image.ts',
    ],
    hint: 'The build renders the site; the backend that answers it is named in vite.config.ts.',
  },
  {
    room: 'vite.config.ts',
    mayImport: [
      'mocks/transport/service-worker',
      'mocks/demo/real-server/check-live-paths.ts',
      'src/build',
      'src/testing/by-environment.ts',
      'fixtures/active-pictures.ts',
      'fixtures/check-rows.ts',
    ],
    hint: '',
  },
];

/** What any room may import. */
const COMMON = ['src/lib'];

/** Tests may reach for the test kit and what it drives. */
const TESTS_MAY_IMPORT = ['src/testing', 'mocks', 'fixtures', 'src'];

interface Source {
  path: string;
  text: string;
  /** Project files it imports, by path from the root. */
  imports: string[];
}

const sources: Source[] = [...projectFiles(), 'vite.config.ts']
  .filter((file) => /\.tsx?$/.test(file))
  .map((path) => {
    const text = readFileSync(path, 'utf8');
    return { path, text, imports: importsOf(path, text) };
  });

function importsOf(path: string, text: string): string[] {
  const specifiers = text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g);
  return [...specifiers].flatMap(([, specifier = '']) => {
    const [file = ''] = specifier.replace('#collection/', '#fixtures/').split('?');
    if (file.startsWith('#')) return file.slice(1);
    if (file.startsWith('.')) return normalize(join(dirname(path), file)).replaceAll('\\', '/');
    return [];
  });
}

function isIn(path: string, room: string): boolean {
  return path === room || path.startsWith(`${room}/`);
}

function roomOf(path: string) {
  return ROOMS.find(({ room }) => isIn(path, room));
}

function isTest(path: string): boolean {
  return /\.(test|e2e|bench)\.tsx?$/.test(path);
}

/** The folder of a screen, between which nothing may pass. */
function screenOf(path: string): string | undefined {
  return /^src\/screens\/[^/]+/.exec(path)?.[0];
}

function mayImport(from: string, to: string): boolean {
  const home = roomOf(from);
  if (!home) return false;
  const screen = screenOf(from);
  if (screen && screenOf(to)) return screen === screenOf(to);
  if (roomOf(to) === home) return true;
  const allowed = [...home.mayImport, ...COMMON, ...(isTest(from) ? TESTS_MAY_IMPORT : [])];
  return allowed.some((room) => room === '*' || isIn(to, room));
}

test('every file stands in a room that has a row in the table', () => {
  expect(sources.filter(({ path }) => !roomOf(path)).map(({ path }) => path)).toEqual([]);
});

test('imports go only where the table lets them', () => {
  const strays = sources.flatMap(({ path, imports }) =>
    imports
      .filter((target) => !mayImport(path, target))
      .map((target) => `${path} imports ${target}. ${roomOf(path)?.hint}`),
  );
  expect(strays).toEqual([]);
});

test('nothing re-exports but the entry points of the package: imports name the file that has the thing', () => {
  const own = sources.filter(({ path }) => !isIn(path, 'src/testing/kits'));
  const barrels = own.filter(({ text }) => /^export (\*|\{[^}]*\}) from /m.test(text));
  expect(barrels.map(({ path }) => path)).toEqual([]);
});

test('nothing imports the painter, whose libraries the project does not have', () => {
  const importers = sources.filter(({ imports }) =>
    imports.some((target) => isIn(target, 'fixtures/painter')),
  );
  expect(importers.map(({ path }) => path)).toEqual([]);
});

test('calls, words, notices and chance stay in their rooms', () => {
  const confined: { pattern: RegExp; rooms: string[]; hint: string }[] = [
    {
      pattern: /\bfetch\(/,
      rooms: [
        'src/data/http.ts',
        // No call of the shop: it runs where the shop's code has not come.
        'src/build/prerender/reload-past-caches.ts',
        'mocks',
        'src/testing',
        'src/e2e',
        'src/hosts',
        'src/engines',
        'src/bench',
        'src/conformance/client.ts',
      ],
      hint: 'the only fetch is in src/data/http.ts',
    },
    {
      pattern: /\bIntl\.|\.toLocale\w*String\(/,
      rooms: ['src/copy'],
      hint: 'numbers and dates become words in src/copy/format.ts',
    },
    {
      pattern: /from 'react-hot-toast/,
      rooms: ['src/data/toast.ts'],
      hint: 'notices go through src/data/toast.ts',
    },
    {
      pattern: /\blocation\.search\b/,
      rooms: [
        'src/site/page-parameters.ts',
        // The parameters of a demo state, which are a list of their own.
        'mocks/demo/start-demo-backend.ts',
      ],
      hint: 'an address is read by pageParameter, whose names mocks/demo/hostile-input.test.ts tries with any value',
    },
    {
      // A promise in a variable that keeps the first one, or in a map.
      pattern:
        /\blet (\w+): (?:Promise|ReturnType)<[^;]*;[^]*\b\1 \?\?=|Map<[^()]*, Promise<|^(?:export )?(?:const|let) \w+[^=>\n]*= import\(/m,
      rooms: [
        'src/lib/load-once.ts',
        // A database is forgotten also when the browser closes it.
        'mocks/backend/db/connection.ts',
        // The body of a request can be read once, were it a bad one.
        'mocks/backend/server/answer.ts',
        // Never rejects, and stands in the page, where it imports nothing.
        'src/build/prerender/loader.ts',
      ],
      hint: 'what is loaded once goes through loadOnce, which forgets a failure',
    },
  ];
  const forbidden = [
    {
      pattern: /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bcrypto\./,
      room: 'src/domain',
      hint: 'clock, chance and identity are arguments of a rule',
    },
  ];
  const strays = sources
    .filter(({ path }) => !isTest(path) && path !== 'src/architecture.test.ts')
    .flatMap(({ path, text }) => [
      ...confined
        .filter(
          ({ pattern, rooms }) => pattern.test(text) && !rooms.some((room) => isIn(path, room)),
        )
        .map(({ hint }) => `${path}: ${hint}`),
      ...forbidden
        .filter(({ pattern, room }) => isIn(path, room) && pattern.test(text))
        .map(({ hint }) => `${path}: ${hint}`),
    ]);
  expect(strays).toEqual([]);
});

test('the product never depends on the mock backend', () => {
  const crossings = sources
    .filter(({ path }) => isIn(path, 'src') && !isIn(path, 'src/testing') && !isTest(path))
    .flatMap(({ path, imports }) =>
      imports.filter((target) => !isIn(target, 'src')).map((target) => `${path} -> ${target}`),
    );
  expect(crossings).toEqual(['src/start-backend.ts -> mocks/browser.ts']);
});
