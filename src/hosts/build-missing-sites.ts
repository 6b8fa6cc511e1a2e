import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Base, built } from './sites.ts';

/** Builds what the journeys have not built yet. */
export function setup(): void {
  for (const base of Object.keys(built) as Base[]) {
    if (existsSync(join(built[base], 'version.json'))) continue;
    const options = [
      'vite',
      'build',
      '--logLevel',
      'warn',
      `--base=${base}`,
      '--outDir',
      built[base],
    ];
    execFileSync('npx', options, { stdio: 'inherit' });
  }
}
