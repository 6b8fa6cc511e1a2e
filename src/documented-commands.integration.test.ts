// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { VERSION } from '#mocks/backend/db/database-schema.ts';
import { readOptions } from '#src/bench/options.ts';
import { pages, scripts } from '#src/testing/documentation-pages.ts';
import { artworkForSale } from '#src/testing/pick.ts';
import { copyProject, type ProjectCopy } from '#src/testing/project-copy.ts';

// Each command starts npm, which starts a compiler.
vi.setConfig({ testTimeout: 120_000 });

/** A file that runs a command, and the text in it by which it does; why none does; or what runs it as printed. */
type Place = { file: string; text: string } | { reason: string } | Check;
type Check = (command: string) => Promise<void>;

const runBy = (file: string, text: string): Place => ({ file, text });
const notRun = (reason: string): Place => ({ reason });

const CI = '.ci/run';
/** The steps of "Make it yours" are run one after the other, from the page. */
const stepOfMakeItYours = runBy(
  'src/testing/make-it-yours.integration.test.ts',
  'makeItYours(project)',
);
const KITS = 'src/testing/kits/kits.integration.test.ts';
/** The projects are made from the page, and its lines are run in them. */
const ofProject = runBy(KITS, 'await project(');
const JOURNEYS = 'src/e2e/serve-sites.ts';
/** Of commands that need a backend; another program may be using the port. */
const PRINTED_ADDRESS = /http:\/\/127\.0\.0\.1:\d+/;

/** Every command of every page. */
const commands: Readonly<Record<string, Place>> = {
  'npm ci': runBy(CI, 'npm ci'),
  'npm start': runBy('src/testing/other-folders.integration.test.ts', "'npm start'"),
  'npm start -- --host': notRun('It serves the network that the machine is in.'),
  'npm test': runBy(CI, 'npm test'),
  'npm test -- -u': notRun('It writes the page that CI compares.'),
  'npx vitest --project unit src/data': notRun('It watches until somebody ends it.'),
  'npx vitest --project unit --inspect-brk --no-file-parallelism src/data/http.test.ts': notRun(
    'It waits for a debugger.',
  ),
  'npx playwright test -c src/e2e/playwright.config.ts --project=site --debug purchase':
    notRun('It opens a window.'),
  'npm run contract -- --level own': notRun('The tests of src/conformance ask for this level.'),
  'npm run test:integration': runBy(CI, 'npm run test:integration'),
  'npm run dev': runBy(
    'src/documented-commands.integration.test.ts',
    "'VITE_BACKEND=live API_PROXY=http://127.0.0.1:8787 npm run dev': async",
  ),
  'npm run build': runBy(JOURNEYS, 'build(sites.root)'),
  'npm run build -- --base=/demo/': runBy(JOURNEYS, '--base=${subPath}'),
  'npm run build -- --mode package': runBy(KITS, "'npm run build -- --mode package'"),
  'npm i -D ../vernissage/vernissage-0.1.0.tgz msw vitest jsdom react react-dom @testing-library/react @testing-library/dom':
    ofProject,
  'npx vitest run': ofProject,
  'npm i -D ../vernissage/vernissage-0.1.0.tgz msw jest ts-jest @types/jest jest-fixed-jsdom jest-environment-jsdom typescript':
    ofProject,
  'NODE_OPTIONS=--experimental-vm-modules npx jest': ofProject,
  'npm i -D ../vernissage/vernissage-0.1.0.tgz @playwright/test': ofProject,
  'npx playwright test': ofProject,
  'npm i -D ../vernissage/vernissage-0.1.0.tgz msw vite': ofProject,
  'npx msw init public': ofProject,
  'npx vite': ofProject,
  'npx vernissage backend': runBy(KITS, "'npx vernissage backend --port 0'"),
  'npx vernissage contract http://127.0.0.1:8787': runBy(KITS, '`npx vernissage contract ${url}'),
  'npx vernissage contract http://127.0.0.1:8080 --junit contract.xml': runBy(
    'src/conformance/cli.integration.test.ts',
    "'--junit', file",
  ),
  'npx vernissage openapi': runBy(KITS, "'npx vernissage openapi'"),
  'npm run build -- --mode single': runBy('src/e2e/servers/anywhere.e2e.ts', "'single'"),
  'VITE_BACKEND=live npm run build': runBy(JOURNEYS, "VITE_BACKEND: 'live'"),
  'VITE_SITE_URL=https://shop.example npm run build': notRun(
    'It makes a preview of every picture; the tests in src/build/prerender cover what it adds.',
  ),
  'npx vite preview': runBy(JOURNEYS, 'await preview('),
  'npm run test:e2e': runBy(CI, 'npm run test:e2e'),
  'npm run test:e2e -- looks.e2e --update-snapshots': notRun(
    'It takes every picture anew; the journey `looks` takes them to compare.',
  ),
  'LIVE_SERVER=http://127.0.0.1:8787 npm run test:e2e -- --project=live --workers=1 purchase history.e2e':
    notRun('CI runs these journeys with a server for each; this has them call one that is named.'),
  'npx vitest run --project hosts': runBy(CI, 'npx vitest run --project hosts'),
  "npm run test:e2e -- '--project=engines-*'": runBy(
    '.ci/run-engines',
    "npm run test:e2e -- '--project=engines-*'",
  ),
  'npm run test:e2e -- --project=engines-webkit offline.e2e': notRun('The same for some journeys.'),
  "SITE=dist npm run test:e2e -- '--project=engines-*'": notRun(
    'The same for a site that was built before.',
  ),
  'npx tsx src/e2e/second-brand.ts': runBy(
    '.github/workflows/ci.yml',
    'npx tsx src/e2e/second-brand.ts',
  ),
  'npm run verify': notRun('CI runs each part of it, as a test below holds.'),
  'npm run types': runBy(CI, 'npm run types'),
  'npm run lint': runBy(CI, 'npm run lint'),
  'npx oxfmt .': notRun('It changes files; CI only checks their format.'),
  'npm run backend': async () => {
    expect((await fetch(`${backend}/health`)).status).toBe(200);
  },
  'npm run backend -- --help': runBy('mocks/http/cli.integration.test.ts', "'--help'"),
  'npm run backend -- --data ../shop.json --log': async (command) => {
    const url = await project.start(onFreePort(command));
    const { id: artworkId } = artworkForSale();
    await fetch(`${url}/api/cart`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ userId: 6, artworkId, quantity: 1 }),
    });
    const { cart } = JSON.parse(written('../shop.json').toString());
    expect(cart).toMatchObject([{ artworkId }]);
  },
  'VITE_BACKEND=live API_PROXY=http://127.0.0.1:8787 npm run dev': async (command) => {
    const site = await project.start(command.replace(PRINTED_ADDRESS, backend));
    expect(await pageOf(site)).toContain('src/main.tsx');
    const { headers } = await fetch(`${site}/api/categories`);
    expect(headers.get('X-Backend')).toBe('vernissage');
  },
  'npm run contract': runBy('src/conformance/cli.integration.test.ts', 'src/conformance/cli.ts'),
  'npm run contract -- --url http://127.0.0.1:8787': async (command) => {
    expect(await project.run(command.replace(PRINTED_ADDRESS, backend))).toContain(' 0 broken');
  },
  'npm run contract -- --url http://127.0.0.1:8080 --junit contract.xml': runBy(
    'src/conformance/cli.integration.test.ts',
    "'--junit', file",
  ),
  'npm run generate': writes(
    'public/openapi.json',
    'public/openapi-3.0.json',
    'public/icon.svg',
    'public/icons/192.png',
    'public/icons/512.png',
    'public/icons/maskable-512.png',
    'public/icons/apple-touch-180.png',
  ),
  'npx tsx src/e2e/screenshots.ts': runBy('src/e2e/demo/screenshots.e2e.ts', 'takeScreenshots'),
  'npm run fixtures -- --own ../nord --example': stepOfMakeItYours,
  'npm run fixtures -- --own ../nord': stepOfMakeItYours,
  'npm run fixtures -- --own FOLDER --example': async (command) => {
    await project.run(command.replace('FOLDER', '../nord'));
    expect(written('../nord/artworks.csv').toString()).toContain('Skerries at Six');
    expect(written('../nord/pictures/hero.jpg').length).toBeGreaterThan(10_000);
  },
  'npm run fixtures -- --own FOLDER': runBy(
    'fixtures/import/make-own-collection.integration.test.ts',
    'makeOwnCollection(folder',
  ),
  'npm run fixtures -- --painted': async (command) => {
    expect(await project.run(command)).toContain("The painter's collection is the shop's.");
  },
  'npx vitest run fixtures': runBy(CI, 'npm run test:integration'),
  'npx tsx src/testing/record-database.ts': async (command) => {
    const recording = `mocks/backend/db/recorded/version-${VERSION}.json`;
    rmSync(join(project.folder, recording));
    await project.run(command);
    expect(JSON.parse(written(recording).toString())).toMatchObject({ version: VERSION });
  },
  'npx vitest run mocks/copied.test.ts': runBy(
    'mocks/demo/traffic/copy-as-test.integration.test.ts',
    'vitest',
  ),
  'npx playwright test -c src/e2e/playwright.config.ts copied': runBy(
    'src/e2e/demo/traffic.e2e.ts',
    'copied.e2e.ts',
  ),
  'npx vitest bench --run --project unit mocks/backend/db/table.bench.ts': notRun(
    'It measures for half a minute, and asserts nothing.',
  ),
  'npm run bench': takesOptions,
  'npm run bench -- cold --profile=phone --rounds=5': takesOptions,
  'npm run bench -- --against=main': takesOptions,
  'npm run bench -- --against=release': runBy(
    '.github/workflows/weekly.yml',
    'npm run bench -- --against=release',
  ),
  'npm run bench -- cold --site=before=../old/dist': takesOptions,
  'npm run bench -- taps --profile=phone': takesOptions,
  'npm run bench -- scale calls --json=scale.json': takesOptions,
  'npm run bench -- --record': takesOptions,
  'npm ci --prefix .stryker': runBy('.github/workflows/weekly.yml', 'npm ci --prefix .stryker'),
  'node .stryker/run.mjs': runBy('.github/workflows/weekly.yml', 'node .stryker/run.mjs'),
  'node .stryker/run.mjs domain db': notRun(
    'It takes minutes; a weekly workflow runs all folders.',
  ),
};

/** The commands of blocks of shell, of the steps of workflows, and of the text. */
function commandsOf(text: string): string[] {
  const blocks = [...text.matchAll(/^```(\w+)\n(.*?)^```/gms)].flatMap(([, language, block]) => {
    if (['sh', 'bash', 'shell', 'console'].includes(language!)) return block!.split('\n');
    return [...block!.matchAll(/^\s*- run: (.+)/gm)].map(([, command]) => command!);
  });
  const inline = [
    ...text.matchAll(/`((?:[A-Z_]+=\S+ )*(?:npm|npx|node|curl|git|docker|nginx) [^`\n]+)`/g),
  ].map(([, command]) => command!);
  return [...blocks, ...inline]
    .flatMap((line) => line.replace(/\s+(#.*|&)$/, '').split(' && '))
    .map((command) => command.trim())
    .filter((command) => command !== '' && !command.startsWith('#'));
}

test('every command of the pages is in the table above, and the table has no other', () => {
  const documented = pages.flatMap(({ path, text }) =>
    commandsOf(text).map((command) => ({ path, command })),
  );
  const unknown = documented.filter(({ command }) => !Object.hasOwn(commands, command));
  expect(unknown).toEqual([]);
  const named = new Set(documented.map(({ command }) => command));
  expect(Object.keys(commands).filter((command) => !named.has(command))).toEqual([]);
});

const inFiles = Object.values(commands).filter((place) => 'file' in place);

test('the code of the files of the table runs what the table says', () => {
  expect(inFiles.length).toBeGreaterThan(0);
  expect(inFiles.filter(({ file, text }) => !codeOf(file).includes(text))).toEqual([]);
});

test('CI runs the files of the table: as tests, as steps of its own, or for the journeys', () => {
  const forJourneys = readFileSync('src/e2e/playwright.config.ts', 'utf8');
  const isRun = (file: string) =>
    /\.(test\.tsx?|e2e\.ts)$|^\.ci\/|^\.github\/workflows\//.test(file) ||
    forJourneys.includes(file);
  expect(inFiles.map(({ file }) => file).filter((file) => !isRun(file))).toEqual([]);
});

test('CI runs each part of `npm run verify`', () => {
  const steps = codeOf(CI);
  expect(scripts.verify!.split(' && ').filter((part) => !steps.includes(part))).toEqual([]);
});

/** A file without its comments, which may name what it does not run. */
function codeOf(file: string): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => !/^\s*(#|\/\/|\/?\*)/.test(line)).join('\n');
}

let project: ProjectCopy;
let backend: string;
beforeAll(async () => {
  project = copyProject();
  backend = await project.start(onFreePort('npm run backend'));
}, 60_000);
afterAll(() => project.remove());

const checks = Object.entries(commands).filter(
  (row): row is [string, Check] => typeof row[1] === 'function',
);

test.concurrent.each(checks)('%s runs as printed', async (command, check) => {
  await expect(check(command)).resolves.toBeUndefined();
});

/** The command with port 0 after its options, for the same reason. */
function onFreePort(command: string): string {
  return `${command}${command.includes(' -- ') ? '' : ' --'} --port 0`;
}

/** What a file of the copy holds. */
function written(path: string): Buffer {
  return readFileSync(join(project.folder, path));
}

async function pageOf(site: string): Promise<string> {
  return (await fetch(`${site}/`)).text();
}

/** The command writes these files as they are committed. */
function writes(...files: string[]): Check {
  return async (command) => {
    for (const file of files) utimesSync(join(project.folder, file), 0, 0);
    await project.run(command);
    const missing = files.filter((file) => statSync(join(project.folder, file)).mtimeMs === 0);
    expect(missing).toEqual([]);
    const changed = files.filter((file) => !written(file).equals(readFileSync(file)));
    expect(changed).toEqual([]);
  };
}

/** The benchmark takes minutes: `src/e2e/start/bench.e2e.ts` measures with it, and here are its options alone. */
async function takesOptions(command: string): Promise<void> {
  const old = mkdtempSync(join(tmpdir(), 'vernissage-'));
  writeFileSync(join(old, 'index.html'), '');
  const [, options = ''] = command.replace('../old/dist', old).split('bench -- ');
  expect(readOptions(options.split(' ').filter(Boolean)).rounds).toBeGreaterThan(0);
  rmSync(old, { recursive: true });
}
