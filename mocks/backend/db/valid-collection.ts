import { type SeedRow, type SeedTable, sortOut } from '#fixtures/valid-rows.ts';
import type { SeedCollection } from './database.ts';

/** The collection without the rows that break the contract, each reported: the rest of the shop works. */
export function validCollection(collection: SeedCollection): SeedCollection {
  const soundRows = <Table extends SeedTable>(table: Table): SeedRow<Table>[] => {
    const { sound, faults } = sortOut(table, collection[table]);
    for (const fault of faults) {
      // oxlint-disable-next-line no-console -- a fault of the files; the console is where somebody looks for it
      console.error(`${table}: ${fault}. It is left out.`);
    }
    return sound;
  };
  return {
    categories: soundRows('categories'),
    artists: soundRows('artists'),
    artworks: soundRows('artworks'),
    events: soundRows('events'),
  };
}
