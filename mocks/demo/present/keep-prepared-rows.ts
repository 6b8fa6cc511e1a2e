import { claimTabDatabase, noteTabUse } from '../state/tab-database.ts';

/** Has no visit of another tab delete the prepared rows, however long the stand runs. */
export async function keepPreparedRows(rows: string): Promise<void> {
  await claimTabDatabase(rows);
  await noteTabUse(rows, new Date());
}
