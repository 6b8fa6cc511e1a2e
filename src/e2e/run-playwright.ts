import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Writes the files of a test, with its own `playwright.config`, into a folder, runs them, and removes the folder.
 * @returns what Playwright says where a test fails, else nothing
 */
export async function runPlaywright(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<string> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const playwright = dirname(createRequire(import.meta.url).resolve('@playwright/test'));
  const options = [join(playwright, 'cli.js'), 'test', '-c', folder, '--reporter=line'];
  const env = { ...process.env, TEST_WORKER_INDEX: undefined };
  const ended = promisify(execFile)(process.execPath, options, { env });
  const output = await ended.then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  );
  await rm(folder, { recursive: true });
  return output;
}
