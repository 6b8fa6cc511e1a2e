import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** The files of a tar by their paths, as the system's own `tar` unpacks them. */
export function unpacked(bytes: Uint8Array): Record<string, Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'vernissage-'));
  execFileSync('tar', ['-xf', '-', '-C', folder], { input: bytes });
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => [relative(folder, path), readFileSync(path)]);
  rmSync(folder, { recursive: true });
  return Object.fromEntries(files);
}
