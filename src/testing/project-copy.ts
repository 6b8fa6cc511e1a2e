import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** Commands that run in a folder. */
export interface Commands {
  /** Runs a command to its end. @returns what it printed @throws Error with what it complained of */
  run(command: string): Promise<string>;
  /** Starts a server. @returns the address that it prints */
  start(command: string): Promise<string>;
  /** Ends what is running. */
  end(): void;
}

/**
 * A copy of the project without its pictures and their painter, of which only the page is there, because others link to
 * it. Commands may write in it without changing the checkout.
 */
export interface ProjectCopy extends Commands {
  folder: string;
  /** Ends what is running and removes the copy. */
  remove(): void;
}

const FOLDERS = ['src', 'mocks', 'fixtures', 'public', '.ci', '.github', '.stryker'];

export function copyProject(name = 'vernissage'): ProjectCopy {
  const parent = mkdtempSync(join(tmpdir(), 'vernissage-'));
  const folder = join(parent, name);
  for (const path of [...FOLDERS, ...filesHere()]) {
    const filter = (source: string) =>
      !/\.results|public.pictures|fixtures.painter.(?!README)|stryker.node_modules/.test(source);
    cpSync(path, join(folder, path), { recursive: true, filter });
  }
  // Not linked as a whole: tools keep caches in it.
  mkdirSync(join(folder, 'node_modules'));
  for (const entry of readdirSync('node_modules').filter((file) => !/^\.(vite|cache)/.test(file))) {
    symlinkSync(join(process.cwd(), 'node_modules', entry), join(folder, 'node_modules', entry));
  }

  const commands = commandsIn(folder);
  return {
    ...commands,
    folder,
    remove() {
      commands.end();
      rmSync(parent, { recursive: true });
    },
  };
}

export function commandsIn(folder: string): Commands {
  const children: ChildProcess[] = [];

  function launch(command: string) {
    const child = spawn(command, {
      cwd: folder,
      // A group of processes, which ends as a whole: npm does not pass signals on.
      detached: true,
      shell: true,
      env: { ...process.env, NO_COLOR: '1', NODE_ENV: undefined },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    return child;
  }

  return {
    async run(command) {
      const child = launch(command);
      const code = new Promise((resolve) => child.once('close', resolve));
      const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
      if ((await code) === 0) return output;
      throw new Error(`${command} has ended with ${await code}: ${output}${errors}`);
    },
    async start(command) {
      const child = launch(command);
      const errors = text(child.stderr);
      let output = '';
      for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
        output += String(chunk);
        const [url] = /http:\/\/127[\w.:]+/.exec(output) ?? [];
        if (url) return url;
      }
      throw new Error(`${command} has ended: ${output}${await errors}`);
    },
    end() {
      for (const { pid, exitCode } of children) {
        if (exitCode === null) process.kill(-pid!, 'SIGKILL');
      }
    },
  };
}

/** The files at the top of the project: package.json, configurations, index.html. */
const filesHere = () =>
  readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
