import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The commit that is asked for; `release` is the last tag of a version, without one the last commit that changed a
 * version's heading in the changelog, or the version of package.json.
 * @throws Error where there is none
 */
export function findCommit(name: string, repository = '.'): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: 'pipe' }).trim();
  const isVersion = String.raw`^## \[[0-9]|^  "version": `;
  const release = () =>
    git('tag', '--merged', 'HEAD', '--sort=-creatordate', '--list', 'v[0-9]*').split('\n')[0] ||
    git('log', '-1', '--format=%H', `-G${isVersion}`, '--', '.github/CHANGELOG.md', 'package.json');
  try {
    const commit = name === 'release' ? release() : name;
    return git('rev-parse', '--verify', '--short=8', '--end-of-options', `${commit}^{commit}`);
  } catch {
    throw new Error(`--against: there is no commit '${name}'.`);
  }
}

/** Builds a commit with the packages that it had, apart from the working tree, into a folder. */
export function buildCommit(commit: string, folder: string): void {
  const tree = mkdtempSync(join(tmpdir(), 'vernissage-bench-'));
  const run = (command: string, args: string[], cwd = tree) =>
    execFileSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
  try {
    run('git', ['worktree', 'add', '--quiet', '--detach', tree, commit], '.');
    run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund']);
    run('npm', ['run', 'build']);
    rmSync(folder, { recursive: true, force: true });
    cpSync(join(tree, 'dist'), folder, { recursive: true });
  } finally {
    rmSync(tree, { recursive: true, force: true });
    run('git', ['worktree', 'prune'], '.');
  }
}
