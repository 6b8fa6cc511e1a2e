import { readFile } from 'node:fs/promises';

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
