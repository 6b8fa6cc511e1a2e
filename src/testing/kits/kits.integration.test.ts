// @vitest-environment node
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isPainted } from '#fixtures/painted.ts';
import { browserOfJourneys } from '#src/e2e/chromium.ts';
import { freePorts } from '#src/e2e/free-ports.ts';
import { sites } from '#src/e2e/sites.ts';
import { hostSite, type StaticHost } from '#src/e2e/static-host.ts';
import { artworkForSale } from '../pick.ts';
import { type Commands, commandsIn } from '../project-copy.ts';

// Each project installs what it needs, and the site is built.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { version: string }>;
};

/** What nobody installs here; the rest has the version of this project, whose files npm has kept. */
const VERSIONS: Readonly<Record<string, string>> = {
  '@types/jest': '30.0.0',
  jest: '30.5.2',
  'jest-environment-jsdom': '30.5.2',
  'jest-fixed-jsdom': '0.0.11',
  'ts-jest': '29.4.15',
  // The oldest with which the types are said to work.
  typescript: '5.4.5',
};
const INSTALL = 'npm i -D --prefer-offline --no-audit --no-fund --ignore-scripts';

const parent = mkdtempSync(join(tmpdir(), 'vernissage-kits-'));
/** That of the journeys, where they have built one. */
const site = existsSync(join(sites.root, 'version.json')) ? sites.root : join(parent, 'site');
const page = readFileSync('src/testing/kits/README.md', 'utf8');
const launchOptions = { executablePath: browserOfJourneys, args: ['--no-sandbox'] };

interface Project extends Commands {
  folder: string;
  /** What the page says to run, the installation first. */
  lines: readonly string[];
}
/** By their sections; each is made once. */
const projects = new Map<string, Promise<Project>>();

function project(section: string): Promise<Project> {
  const made = projects.get(section) ?? makeProject(section);
  projects.set(section, made);
  return made;
}

/** Makes the project of a section of the page, with the page's files and nothing else. */
async function makeProject(section: string): Promise<Project> {
  const [, text = ''] = page.split(`\n## ${section}`);
  const blocks = [...text.split('\n## ')[0]!.matchAll(/```(\w+)\n(.*?)```/gs)];
  const folder = join(parent, section.toLowerCase().replaceAll(/\W+/g, '-'));
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  for (const [, , code = ''] of blocks) {
    const [, name] = /^(?:\/\/|<!--) ([\w.]+)/.exec(code) ?? [];
    if (name) writeFileSync(join(folder, name), code);
  }
  const [, , commands = ''] = blocks.find(([, language]) => language === 'sh') ?? [];
  const [installation = '', ...lines] = commands.trim().split(/\n| && /);
  const made = { folder, lines, ...commandsIn(folder) };
  await made.run(installation.replace(/^npm i -D \S+(.*)/, (_, names: string) => install(names)));
  return made;
}

function install(names: string): string {
  const pinned = names
    .trim()
    .split(' ')
    .map((name) => {
      return `${name}@${VERSIONS[name] ?? packages[`node_modules/${name}`]!.version}`;
    });
  return `${INSTALL} ${resolve(`vernissage-${version}.tgz`)} ${pinned.join(' ')}`;
}

let host: StaticHost;
beforeAll(async () => {
  const here = commandsIn('.');
  await here.run('npm run build -- --mode package');
  if (site !== sites.root) await here.run(`npm run build -- --logLevel warn --outDir ${site}`);
  host = await hostSite(site, '/', 0);
});
afterAll(async () => {
  for (const { end } of await Promise.all(projects.values())) end();
  host.close();
  rmSync(parent, { recursive: true });
});

test('The package is less than a megabyte, has declarations for any project, and neither pictures nor fonts', () => {
  expect(statSync(`vernissage-${version}.tgz`).size).toBeLessThan(1_000_000);
  const files = readdirSync('.cache/package', { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.(avif|png|webp|woff2?|ttf)$/.test(file))).toEqual([]);
  const declarations = files.filter((file) => file.endsWith('.d.ts'));
  expect(declarations.length).toBeGreaterThan(20);
  const leaks = declarations.filter((file) =>
    /(?:from|import) ?\(?['"](?:#|[^'"]+\.tsx?['"])/.test(
      readFileSync(join('.cache/package', file), 'utf8'),
    ),
  );
  expect(leaks).toEqual([]);
});

test.concurrent('publint and Are The Types Wrong have nothing to say of the package', async () => {
  const folder = join(parent, 'checks');
  mkdirSync(folder);
  const { run } = commandsIn(folder);
  const tools = 'publint@0.3.25 @arethetypeswrong/cli@0.18.5';
  await run(`npm init -y && ${INSTALL} ${tools}`);
  const file = resolve(`vernissage-${version}.tgz`);
  expect(await run(`npx publint ${file} --strict`)).toContain('All good!');
  await run(`npx attw ${file} --profile esm-only`);
});

test.concurrent('In Vitest with Testing Library the component and the backend are tested as the page says', async () => {
  const { run, lines } = await project('Vitest');
  expect(lines).toEqual(['npx vitest run']);
  expect(await run(lines[0]!)).toMatch(/Tests +1 passed/);
});

test.concurrent('With node:test the same server answers', async () => {
  const { run, folder } = await project('Vitest');
  const code = `import { equal } from 'node:assert/strict';
import { test } from 'node:test';
import { freshBackend, server } from 'vernissage/node';

test('The cart is full', async () => {
  server.listen({ onUnhandledRequest: 'error' });
  await freshBackend({ scenario: 'full-cart' });
  equal((await (await fetch('http://shop.example/api/cart/6')).json()).length, 5);
});
`;
  writeFileSync(join(folder, 'cart.node.mjs'), code);
  expect(await run('node --test cart.node.mjs')).toContain('pass 1');
});

test.concurrent('In Jest with ts-jest, too, and the types of TypeScript 5.4 are right, with both resolutions', async () => {
  const { run, folder, lines } = await project('Jest');
  // It prints its results as messages of errors.
  expect(await run(`${lines.join(' && ')} 2>&1`)).toMatch(/Tests: +1 passed/);
  await expectTypes(folder, 'contract', 'backend', 'node');
});

test.concurrent('In Playwright against the built site, too', async ({ skip }) => {
  skip(!isPainted, 'The page names a work of the painter’s collection.');
  const { run, folder, lines } = await project('Playwright');
  const spec = join(folder, 'cart.spec.ts');
  const text = readFileSync(spec, 'utf8');
  writeFileSync(spec, text.replace('http://127.0.0.1:4173/', host.address));
  // This machine's browser.
  const config = `export default { use: { launchOptions: ${JSON.stringify(launchOptions)} } };`;
  writeFileSync(join(folder, 'playwright.config.ts'), config);
  expect(await run(lines.join(' && '))).toContain('1 passed');
  await expectTypes(folder, 'playwright');
});

test.concurrent('An app with Vite has the backend by address, with rows that stay, and Backstage', async () => {
  const { run, start, folder, lines } = await project('An app');
  const [init, serve] = lines;
  await run(init!);
  const [port] = await freePorts(1);
  const url = await start(`${serve} --host 127.0.0.1 --port ${port}`);
  const browser = await chromium.launch(launchOptions);
  const tab = await browser.newPage();
  await tab.route('https://shop.example/**', (route) => route.abort());
  await tab.goto(url);
  const first = tab.locator('img').first();
  expect(await first.getAttribute('src')).toMatch(/^https:\/\/shop\.example\/pictures\//);
  await call(tab, '/api/cart', { userId: 6, artworkId: artworkForSale().id, quantity: 2 });
  await tab.reload();
  await first.waitFor({ state: 'attached' });
  expect(await call(tab, '/api/cart/6')).toMatchObject([{ quantity: 2 }]);
  await tab.goto(`${url}/?scenario=full-cart`);
  await first.waitFor({ state: 'attached' });
  expect(await call(tab, '/api/cart/6')).toHaveLength(5);
  await tab.keyboard.press('F2');
  await tab.getByRole('button', { name: 'Take off full cart' }).waitFor();
  const failed = tab.waitForEvent('pageerror');
  await tab.goto(`${url}/?scenario=ful-cart`);
  expect((await failed).message).toContain('There are: fresh, full-cart,');
  await browser.close();
  await expectTypes(folder, 'browser');
});

test.concurrent('The commands serve the backend, hold a server to the contract, and print the document', async () => {
  const { folder } = await project('Vitest');
  const { run, start, end } = commandsIn(folder);
  const url = await start('npx vernissage backend --port 0');
  expect(await run(`npx vernissage contract ${url} --only cart`)).toContain(' 0 broken');
  end();
  const document: unknown = JSON.parse(await run('npx vernissage openapi'));
  expect(document).toEqual(JSON.parse(readFileSync('public/openapi.json', 'utf8')));
  await expect(run('npx vernissage serve')).rejects.toThrow(
    '"serve" is not a command. There are: backend, contract, openapi.',
  );
});

/** Has TypeScript 5.4 check what imports these entry points, as any project may have set it up. */
async function expectTypes(folder: string, ...entries: readonly string[]): Promise<void> {
  const { run } = commandsIn(folder);
  const names = entries.map((entry) => `import * as ${entry} from 'vernissage/${entry}';`);
  writeFileSync(
    join(folder, 'types.ts'),
    `${names.join('\n')}\nexport default [${entries.join()}];\n`,
  );
  const { folder: jest } = await project('Jest');
  const tsc = join(jest, 'node_modules/.bin/tsc');
  for (const modules of ['node16', 'esnext --moduleResolution bundler']) {
    const options = `--noEmit --strict --skipLibCheck --target es2022 --lib es2022,dom --module ${modules}`;
    await run(`${tsc} ${options} types.ts`);
  }
}

/** A call that the app makes: a GET, or a POST of what is given. */
const call = (tab: Page, path: string, body?: object): Promise<unknown> =>
  tab.evaluate(
    async ([address, content]) => {
      const headers = { 'Content-Type': 'application/json' };
      const init = content && { method: 'POST', headers, body: JSON.stringify(content) };
      return (await fetch(address, init)).json();
    },
    [path, body] as const,
  );
