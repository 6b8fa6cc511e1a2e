import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Replaces a file by this text. Once it resolves, the text survives the end of the process and a power cut; until then the
 * file has its old text or the new one, never a part. `{path}.new` is used on the way, and gone afterwards: on a full disk
 * half a text would take the room that the next attempt needs.
 */
export async function writeDurably(path: string, text: string): Promise<void> {
  const next = `${path}.new`;
  // For the owner only: accounts have hashed passwords.
  const file = await open(next, 'w', 0o600);
  try {
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(next, path);
  } catch (error) {
    await rm(next, { force: true });
    throw error;
  }
  await syncDirectory(dirname(path));
}

/** Flushes the folder, so that the new name of a file survives a crash, too. */
async function syncDirectory(path: string): Promise<void> {
  // Windows has no such thing: a renamed file is the file system's journal's affair there.
  if (process.platform === 'win32') return;
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
