import { expect, test } from 'vitest';
import { streetMap } from './street-map.ts';

const namesOn = (map: string) =>
  [...map.matchAll(/<text[^>]*>(?:<textPath[^>]*>)?([^<]+)/g)].map(([, name]) => name!);

test('a venue always has the same map, and another venue another', () => {
  expect(streetMap('The Vault', 'Portland, OR')).toBe(streetMap('The Vault', 'Portland, OR'));
  expect(streetMap('The Vault', 'Portland, OR')).not.toBe(streetMap('The Vault', 'Portland, ME'));
});

test.each(['Vault Four', 'Harrow Hill Farm', 'Pier Nine Lawn', ''])(
  'the map of %o requests nothing, and keeps to a policy without scripts and styles',
  (venue) => {
    expect(streetMap(venue, 'Ohio')).not.toMatch(
      /https?:|url\(|<script|<style|[ ]style=|NaN|undefined/,
    );
  },
);

test('a map names the venue, streets, a river and a park, none of them twice', () => {
  const names = namesOn(streetMap('Vault Four', 'Rochester, New York'));
  expect(names).toContain('Vault Four');
  for (const kind of ['Street', 'Avenue', 'River', 'Park']) {
    expect(names).toContainEqual(expect.stringMatching(new RegExp(` ${kind}$`)));
  }
  expect(new Set(names).size).toBe(names.length);
});

test('a venue in the country lies at roads, one on the water at a basin', () => {
  expect(namesOn(streetMap('Harrow Hill Farm', 'Virginia')).join()).toMatch(
    / Road.* Creek|Creek.* Road/,
  );
  expect(namesOn(streetMap('Pier Nine Lawn', 'Ohio')).join()).toContain(' Basin');
});

test('a name with markup is shown as it is', () => {
  const map = streetMap('<img src=x onerror=alert(1)> & "Sons"', 'Ohio');
  expect(map).not.toContain('<img');
  expect(map).toContain('&#60;img src=x onerror=alert(1)&#62; &#38; &#34;Sons&#34;');
});
