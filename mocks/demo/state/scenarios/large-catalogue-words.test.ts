// @vitest-environment node
import { faker } from '@faker-js/faker/locale/en';
import { expect, test } from 'vitest';

// The file is written by `npm test -- -u`, so that no visitor has to load the library.
test('The names and places of large catalogues are those that faker draws from a fixed seed', async () => {
  faker.seed(6);
  const words = {
    lastNames: faker.helpers.uniqueArray(() => faker.person.lastName(), 240),
    places: faker.helpers.uniqueArray(() => faker.location.city(), 60),
  };
  await expect(`${JSON.stringify(words, null, 2)}\n`).toMatchFileSnapshot(
    './large-catalogue-words.json',
  );
});
