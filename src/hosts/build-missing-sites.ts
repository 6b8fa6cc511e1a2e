import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { built } from './sites.ts';

/** Builds what the journeys have not built yet. */
export function setup(): void {
  for (const [base, directory] of Object.entries(built)) {
    if (existsSync(join(directory, 'version.json'))) continue;
    const options = [
      'vite',
      'build',
      '--logLevel',
      'warn',
      `--base=${base}`,
      '--outDir',
      directory,
    ];
    execFileSync('npx', options, { stdio: 'inherit' });
  }
}
