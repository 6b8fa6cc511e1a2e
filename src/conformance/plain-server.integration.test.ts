// @vitest-environment node
import { afterEach, expect, test } from 'vitest';
import { fieldDeviations } from '#src/testing/plain-server/field-deviations.ts';
import type { Ways } from '#src/testing/plain-server/plain-server.ts';
import {
  DONE,
  REFUSALS,
  responseDeviations,
  USERS,
} from '#src/testing/plain-server/response-deviations.ts';
import { servePlainServer } from '#src/testing/plain-server/serve-plain-server.ts';
import { allChecks } from './checks/all-checks.ts';
import { createClient } from './client.ts';
import { runChecks } from './run-checks.ts';

let stop: () => void;
afterEach(() => stop());

const needed = allChecks.filter(({ level }) => level === 'needed');

async function brokenBy(ways: Ways): Promise<unknown[]> {
  const server = await servePlainServer(ways);
  stop = server.stop;
  const { results } = await runChecks(needed, createClient(server.url), { seed: 7 });
  const broken = results.filter(({ outcome }) => outcome === 'broken');
  return broken.map(({ check, expected, came }) => [check.name, expected, came]);
}

/** The site shows such a line, which nobody can buy. */
const isNoLine = ({ sends }: { sends: string }) => sends === 'neither artwork nor event';

// The tests of the plain server show that the site accepts each of these.
const accepted: [about: string, sends: string, ways: Ways][] = [
  ...[...fieldDeviations, ...responseDeviations]
    .filter((deviation) => !isNoLine(deviation))
    .map(({ about, sends, ways }): [string, string, Ways] => [about, sends, ways]),
  ...DONE.map(([sends, done]): [string, string, Ways] => ['a write', sends, { done }]),
  ...REFUSALS.map(([sends, refusal]): [string, string, Ways] => ['a refusal', sends, { refusal }]),
  ...USERS.map(([sends, user]): [string, string, Ways] => ['the user', sends, { user }]),
];

test.each(accepted)('%s: %s breaks nothing that is needed', async (_about, _sends, ways) => {
  expect(await brokenBy(ways)).toEqual([]);
});

test('A cart whose lines have no artwork with them breaks what is needed', async () => {
  const { ways } = responseDeviations.find(isNoLine)!;
  expect(await brokenBy(ways)).toEqual([
    [
      'One of the artworks that is added is in the cart, with its quantity',
      'one line of artwork 1',
      '[]',
    ],
    [
      'An artwork and an event are a line each, with ids of their own',
      'one line of artwork 1',
      '[]',
    ],
  ]);
});
