import { type SeedRow, type SeedTable, partitionRows } from '#fixtures/valid-rows.ts';

/** The rows of a seed without those that break the contract, each reported: the rest of the shop works. */
export function validRowsOf<Table extends SeedTable>(
  table: Table,
  rows: unknown,
): SeedRow<Table>[] {
  const { valid, issues } = partitionRows(table, rows);
  for (const issue of issues) {
    // oxlint-disable-next-line no-console -- an issue of the seed, which only its author can repair
    console.error(`${table}: ${issue}. It is left out.`);
  }
  return valid;
}
