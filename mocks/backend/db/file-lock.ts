import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';

/**
 * Locks a file for this process by the file `{path}.lock`, which holds its id and when it started: in a container that
 * starts again, another process has the same id. The lock of a process that has ended, by `kill -9` too, is taken over.
 * @returns what unlocks it, or the id of the process that has it
 */
export async function lockFile(path: string): Promise<{ unlock: () => Promise<void> } | number> {
  const lock = `${path}.lock`;
  // Made under another name, so that nobody finds a lock without its process.
  const own = `${lock}.${process.pid}`;
  try {
    await writeFile(own, `${process.pid} ${await startOf(process.pid)}\n`);
    while (!(await succeeds(link(own, lock), 'EEXIST'))) {
      const held = await textOf(lock);
      const holder = await holderOf(held);
      if (holder !== undefined) return holder;
      await removeStale(lock, held);
    }
  } finally {
    await rm(own, { force: true });
  }
  return { unlock: () => rm(lock, { force: true }) };
}

/** The process that has a lock; undefined where it has ended. */
async function holderOf(lock: string): Promise<number | undefined> {
  const [, id, start] = /^(\d+) (\d+)\n$/.exec(lock) ?? [];
  const holder = Number(id);
  if (!(holder > 0) || !isRunning(holder)) return undefined;
  return [undefined, start].includes(await startOf(holder)) ? holder : undefined;
}

/** Removes a lock, unless another process has replaced it since it held this text. */
async function removeStale(lock: string, stale: string): Promise<void> {
  const moved = `${lock}.${process.pid}.stale`;
  if (!(await succeeds(rename(lock, moved), 'ENOENT'))) return;
  if ((await textOf(moved)) !== stale) await succeeds(link(moved, lock), 'EEXIST');
  await rm(moved);
}

/** Whether a step did what it does; an expected failure says that another process was faster. */
async function succeeds(step: Promise<void>, expected: string): Promise<boolean> {
  try {
    await step;
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === expected) return false;
    throw error;
  }
}

/** The text of a lock; empty where it has gone. */
async function textOf(lock: string): Promise<string> {
  try {
    return await readFile(lock, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The field of `/proc/{pid}/stat` with the start, counted from the one after the name, which may have spaces. */
const START = 19;

/**
 * When a process started, to tell it from another one that had its id before; undefined where nothing tells, as of other
 * processes outside Linux.
 */
export async function startOf(pid: number): Promise<string | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[START];
  } catch {
    return pid === process.pid ? String(Math.round(performance.timeOrigin)) : undefined;
  }
}
