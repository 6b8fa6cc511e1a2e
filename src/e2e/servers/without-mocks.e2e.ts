import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import { artwork } from '#src/testing/factories.ts';
import { results, sites } from '../sites.ts';
import { expect, test, workerServes, worksOffline } from '../test.ts';

const project = fileURLToPath(new URL('../../..', import.meta.url));
const built = `${results}/without-mocks`;

const work = artwork({ id: 3, title: 'Only on the real server', image: '/icons/512.png' });

/** The project with the edits of "Switch to a real server" in src/contract/real-server.md. */
function copyWithoutMocks(): string {
  const copy = mkdtempSync(join(tmpdir(), 'vernissage-'));
  for (const path of ['src', 'public', 'index.html', 'package.json', 'tsconfig.json']) {
    const isKept = (source: string) => !source.startsWith(results);
    cpSync(join(project, path), join(copy, path), { recursive: true, filter: isKept });
  }
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
  rmSync(join(copy, 'public/mockServiceWorker.js'));
  writeFileSync(join(copy, '.env'), 'VITE_BACKEND=live\n');

  writeFileSync(join(copy, 'src/start-backend.ts'), 'export const startBackend = undefined;\n');

  const config = readFileSync(join(project, 'vite.config.ts'), 'utf8');
  const lines = config.split('\n').filter((line) => !/mocks|fixtures/.test(line));
  writeFileSync(join(copy, 'vite.config.ts'), lines.join('\n'));
  return copy;
}

/** A real server with one artwork. */
async function serveArtwork(context: BrowserContext) {
  await context.route('**/api/**', (route) =>
    new URL(route.request().url()).pathname === `/api/artworks/${work.id}`
      ? route.fulfill({ json: work })
      : route.fulfill({ status: 404, json: { message: 'Not found' } }),
  );
}

// All calls but one find nothing, and a host without rewrite rules sends the page of a deep link with a 404.
test.use({ expectedMessages: [/status of 404/] });

test.describe.configure({ mode: 'default' });
test.beforeAll(() => {
  const copy = copyWithoutMocks();
  execFileSync('npx', ['vite', 'build', '--logLevel', 'warn', '--outDir', built, '--emptyOutDir'], {
    cwd: copy,
  });
  rmSync(copy, { recursive: true });
});

test('A visitor of the site with mocks who returns by a deep link gets the site without them', async ({
  page,
  context,
  hostSite,
}) => {
  const host = await hostSite(sites.root);
  // A worker that keeps pictures gives way to the next one only when it has them all.
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true });
    Object.defineProperty(navigator, 'connection', { value: connection });
  });
  await page.goto(host.address);
  await workerServes(page);
  await expect.poll(() => worksOffline(page, host.address)).toBe(true);
  await page.goto('about:blank');

  host.directory = built;
  await serveArtwork(context);
  await page.goto(`${host.address}artwork/${work.id}`);
  // The running worker first ends what it has begun.
  const heading = page.getByRole('heading', { level: 1, name: work.title });
  await expect(heading).toBeVisible({ timeout: 40_000 });
  await expect(page.locator('meta[name="build"]')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).not.toContainText(/demo|backstage/i);
  const left = await page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));
  expect(left).toEqual({ workers: 0, caches: [] });
});

test('A deep link opens the site without mocks on a host without rewrite rules', async ({
  page,
  context,
  hostSite,
}) => {
  const host = await hostSite(built);
  await serveArtwork(context);
  const response = await page.goto(`${host.address}artwork/${work.id}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: work.title })).toBeVisible();
});
