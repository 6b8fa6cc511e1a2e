import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { firstIssue } from '#src/contract/first-issue.ts';
import { Backup } from './backup.ts';
import { isCount } from './row-store.ts';
import { type TableName, tableNames } from './tables.ts';

const LastId = z.optional(
  z
    .int('must be a whole number')
    .check(z.refine(isCount, { error: 'must be the number of a row' })),
);

/** A backup, as Backstage exports and imports it, and the highest id that each table ever assigned. */
const DataFile = z.extend(Backup, {
  lastIds: z.optional(
    z.object(
      Object.fromEntries(tableNames.map((name) => [name, LastId])) as Record<
        TableName,
        typeof LastId
      >,
    ),
  ),
});
export type DataFile = z.infer<typeof DataFile>;

/** A data file that cannot be used, in words for whoever named it. */
export class DataFileError extends Error {}

/** Reads a data file; undefined where there is none. @throws {DataFileError} where it cannot be read or is another's */
export async function readDataFile(path: string): Promise<DataFile | undefined> {
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw new DataFileError(`${path} cannot be read: ${message}`, { cause: error });
  }
  const refuse = (reason: string, cause?: unknown) =>
    new DataFileError(
      `${path} is not a data file of this backend and is left as it is: ${reason}. Name another file, or one that does not exist yet.`,
      { cause },
    );
  let content: unknown;
  try {
    content = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw refuse(bytes.byteLength === 0 ? 'it is empty' : 'it is not JSON', error);
  }
  const parsed = DataFile.safeParse(content);
  if (!parsed.success) throw refuse(firstIssue(parsed.error, content, 'it'), parsed.error);
  return parsed.data;
}
