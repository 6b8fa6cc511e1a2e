// @vitest-environment node
import { once } from 'node:events';
import { cpSync, existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from './project-copy.ts';

// A site is built, and tests start with everything to compile.
const TIMEOUT_MS = 240_000;

let project: ProjectCopy;
beforeAll(() => {
  project = copyProject('my shop (ü)');
  cpSync('public/pictures', join(project.folder, 'public/pictures'), { recursive: true });
});
afterAll(() => project.remove());

test(
  'In a folder with a space, brackets and an umlaut, with its port taken, the shop starts on another port',
  async () => {
    // Where something else has the port, it is taken as well.
    const other = createServer().listen(4173, '127.0.0.1');
    await Promise.race([once(other, 'listening'), once(other, 'error').catch(() => {})]);
    const url = await project.start('npm start');
    other.close();
    expect(new URL(url).port).not.toBe('4173');
    const page = await fetch(url);
    expect(await page.text()).toMatch(/<title>.+<\/title>/);
    expect(existsSync(join(project.folder, 'dist/404.html'))).toBe(true);
  },
  TIMEOUT_MS,
);

test(
  'In such a folder tests run, of the app, the backend and the files of the project',
  async () => {
    const files =
      'src/app/app.test.tsx mocks/http.test.ts src/architecture.test.ts src/build/brand-pages.test.ts';
    const output = await project.run(`npm test -- ${files}`);
    expect(output).toMatch(/Tests +\d+ passed/);
  },
  TIMEOUT_MS,
);
