import { render } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { HEIGHT, WIDTH } from './drawing.ts';
import { MapNames } from './map-names.tsx';
import { type Name, namesOf } from './names.ts';
import { streetMap } from './street-map.ts';

const WHOLE = [WIDTH, HEIGHT] as const;

const namesOn = (venue: string, location: string) =>
  namesOf(streetMap(venue, location).named, WHOLE).map(({ text }) => text);

test('a venue always has the same map, and another venue another', () => {
  const drawnOf = (location: string) => streetMap('The Vault', location).drawn;
  expect(drawnOf('Portland, OR')).toBe(drawnOf('Portland, OR'));
  expect(drawnOf('Portland, OR')).not.toBe(drawnOf('Portland, ME'));
  expect(namesOn('The Vault', 'Portland, OR')).toEqual(namesOn('The Vault', 'Portland, OR'));
});

test.each(['Vault Four', 'Harrow Hill Farm', 'Pier Nine Lawn', ''])(
  'the map of %o requests nothing, and keeps to a policy without scripts and styles',
  (venue) => {
    expect(streetMap(venue, 'Ohio').drawn).not.toMatch(
      /https?:|url\(|<script|<style|[ ]style=|NaN|undefined/,
    );
  },
);

test('a map names the venue, streets, a river and a park, none of them twice', () => {
  const names = namesOn('Vault Four', 'Rochester, New York');
  expect(names).toContain('Vault Four');
  for (const kind of ['Street', 'Avenue', 'River', 'Park']) {
    expect(names).toContainEqual(expect.stringMatching(new RegExp(` ${kind}$`)));
  }
  expect(new Set(names).size).toBe(names.length);
});

test('a venue in the country lies at roads, one on the water at a basin', () => {
  expect(namesOn('Harrow Hill Farm', 'Virginia').join()).toMatch(/ Road.* Creek|Creek.* Road/);
  expect(namesOn('Pier Nine Lawn', 'Ohio').join()).toContain(' Basin');
});

test.each([
  ['Vault Four', [642, 481]],
  ['Harrow Hill Farm', [432, 324]],
  ['Pier Nine Lawn', [404, 404]],
] as const)('no name on the map of %s is cut by the edge', (venue, shown) => {
  const names = namesOf(streetMap(venue, 'Ohio').named, shown);
  expect(names.length).toBeGreaterThan(2);
  const isOutside = ({ text, at: [x, y], angle = 0 }: Name) => {
    const half = text.length * 3.5;
    const turn = (angle * Math.PI) / 180;
    const [halfX, halfY] = [Math.abs(half * Math.cos(turn)), Math.abs(half * Math.sin(turn))];
    return Math.abs(x) + halfX > shown[0] / 2 || Math.abs(y) + halfY > shown[1] / 2;
  };
  expect(names.filter(isOutside)).toEqual([]);
});

test('a name with markup is shown as it is', () => {
  const name = '<img src=x onerror=alert(1)> & "Sons"';
  const { named, drawn } = streetMap(name, 'Ohio');
  expect(drawn).not.toContain('<img');
  const names = namesOf(named, WHOLE);
  const { container } = render(createElement(MapNames, { names, className: '' }));
  expect(container.querySelector('img')).toBeNull();
  expect(container).toHaveTextContent(name);
});
