// @vitest-environment node
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
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

/** Of commands that need a backend; another program may be using the port. */
const PRINTED_ADDRESS = /http:\/\/127\.0\.0\.1:\d+/;

/** Commands that something else of CI runs, by what does. */
const RUN_BY: Readonly<Record<string, readonly string[]>> = {
  '.ci/run': [
    'npm ci',
    'npm test',
    'npm run test:integration',
    'npm run test:e2e',
    'npm run types',
    'npm run lint',
    'npx vitest run --project hosts',
    'npx vitest run fixtures',
  ],
  '.ci/run-engines': ["npm run test:e2e -- '--project=engines-*'"],
  '.github/workflows': [
    'npx tsx src/e2e/second-brand.ts',
    'npm run bench -- --against=release',
    'npm ci --prefix .stryker',
    'node .stryker/run.mjs',
  ],
  'src/e2e': [
    'npm run build',
    'npm run build -- --base=/demo/',
    'npm run build -- --mode single',
    'VITE_BACKEND=live npm run build',
    'npx vite preview',
    'npx playwright test -c src/e2e/playwright.config.ts copied',
  ],
  'src/testing/other-folders.integration.test.ts': ['npm start'],
  // The steps of "Make it yours", one after the other, from the page.
  'src/testing/make-it-yours.integration.test.ts': [
    'npm run fixtures -- --own ../nord --example',
    'npm run fixtures -- --own ../nord',
  ],
  'fixtures/import/make-own-collection.integration.test.ts': ['npm run fixtures -- --own FOLDER'],
  // Its projects are made from the page, whose lines are run in them.
  'src/testing/kits/kits.integration.test.ts': [
    'npm run build -- --mode package',
    'npm i -D ../vernissage/vernissage-0.1.0.tgz msw vitest jsdom react react-dom @testing-library/react @testing-library/dom',
    'npx vitest run',
    'npm i -D ../vernissage/vernissage-0.1.0.tgz msw jest ts-jest @types/jest jest-fixed-jsdom jest-environment-jsdom typescript',
    'NODE_OPTIONS=--experimental-vm-modules npx jest',
    'npm i -D ../vernissage/vernissage-0.1.0.tgz @playwright/test',
    'npx playwright test',
    'npm i -D ../vernissage/vernissage-0.1.0.tgz msw vite',
    'npx msw init public',
    'npx vite',
    'npx vernissage backend',
    'npx vernissage contract http://127.0.0.1:8787',
    'npx vernissage openapi',
  ],
  'src/conformance/cli.integration.test.ts': [
    'npm run contract',
    'npm run contract -- --level own',
    'npm run contract -- --url http://127.0.0.1:8080',
    'npx vernissage contract http://127.0.0.1:8080',
  ],
  'mocks/http/cli.integration.test.ts': ['npm run backend -- --help'],
  'mocks/demo/traffic/copy-as-test.integration.test.ts': ['npx vitest run mocks/copied.test.ts'],
};

/** Commands that nothing runs, and why. */
const NOT_RUN: Readonly<Record<string, string>> = {
  'npm start -- --host': 'serves the network that the machine is in',
  'npm test -- -u': 'writes the page that CI compares',
  'npx vitest --project unit src/data': 'watches until somebody ends it',
  'npx vitest --project unit --inspect-brk --no-file-parallelism src/data/http.test.ts':
    'waits for a debugger',
  'npx playwright test -c src/e2e/playwright.config.ts --project=site --debug purchase':
    'opens a window',
  'npm run dev': 'run below with a setting',
  'VITE_SITE_URL=https://shop.example npm run build': 'makes a preview of every picture',
  'npm run test:e2e -- looks.e2e --update-snapshots': 'takes every picture anew',
  'LIVE_SERVER=http://127.0.0.1:8787 npm run test:e2e -- --project=live --workers=1 purchase history.e2e':
    'CI runs these journeys with a server for each',
  'npm run test:e2e -- --project=engines-webkit offline.e2e': 'a part of what CI runs',
  "SITE=dist npm run test:e2e -- '--project=engines-*'":
    'the same for a site that was built before',
  'npx tsx src/e2e/screenshots.ts': 'takes the pictures of the README anew',
  'npm run verify': 'CI runs each part of it, as a test below holds',
  'npx oxfmt .': 'changes files; CI only checks their format',
  'npx vitest bench --run --project unit mocks/backend/db/table.bench.ts':
    'measures for half a minute, and asserts nothing',
  'node .stryker/run.mjs domain db': 'takes minutes; a weekly workflow runs all folders',
};

/** Commands that are run here, as printed. */
const checks: Readonly<Record<string, (command: string) => Promise<void>>> = {
  'npm run backend': async () => {
    expect((await fetch(`${backend}/health`)).status).toBe(200);
  },
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
  'npm run contract -- --url http://127.0.0.1:8787': async (command) => {
    expect(await project.run(command.replace(PRINTED_ADDRESS, backend))).toContain(' 0 broken');
  },
  'npm run generate': writes(
    'public/openapi.json',
    'public/openapi-3.0.json',
    'public/icon.svg',
    'public/icons/192.png',
    'public/icons/512.png',
    'public/icons/maskable-512.png',
    'public/icons/apple-touch-180.png',
  ),
  'npm run fixtures -- --own FOLDER --example': async (command) => {
    await project.run(command.replace('FOLDER', '../nord'));
    expect(written('../nord/artworks.csv').toString()).toContain('Skerries at Six');
    expect(written('../nord/pictures/hero.jpg').length).toBeGreaterThan(10_000);
  },
  'npm run fixtures -- --painted': async (command) => {
    expect(await project.run(command)).toContain("The painter's collection is the shop's.");
  },
  'npx tsx src/testing/record-database.ts': async (command) => {
    const recording = `mocks/backend/db/recorded/version-${VERSION}.json`;
    rmSync(join(project.folder, recording));
    await project.run(command);
    expect(JSON.parse(written(recording).toString())).toMatchObject({ version: VERSION });
  },
  'npm run bench': takesOptions,
  'npm run bench -- cold --profile=phone --rounds=5': takesOptions,
  'npm run bench -- --against=main': takesOptions,
  'npm run bench -- cold --site=before=../old/dist': takesOptions,
  'npm run bench -- taps --profile=phone': takesOptions,
  'npm run bench -- scale calls --json=scale.json': takesOptions,
  'npm run bench -- --record': takesOptions,
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

test('every command of the pages is in a table above, and the tables have no other', () => {
  const documented = pages.flatMap(({ text }) => commandsOf(text));
  const listed = [...Object.values(RUN_BY).flat(), ...Object.keys({ ...NOT_RUN, ...checks })];
  expect([...new Set(documented)].toSorted()).toEqual(listed.toSorted());
});

test('what runs commands is there', () => {
  expect(Object.keys(RUN_BY).filter((path) => !existsSync(path))).toEqual([]);
});

test('CI runs each part of `npm run verify`', () => {
  const steps = readFileSync('.ci/run', 'utf8');
  expect(scripts.verify!.split(' && ').filter((part) => !steps.includes(part))).toEqual([]);
});

let project: ProjectCopy;
let backend: string;
beforeAll(async () => {
  project = copyProject();
  backend = await project.start(onFreePort('npm run backend'));
}, 60_000);
afterAll(() => project.remove());

test.concurrent.each(Object.entries(checks))('%s runs as printed', async (command, check) => {
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
function writes(...files: string[]) {
  return async (command: string) => {
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
