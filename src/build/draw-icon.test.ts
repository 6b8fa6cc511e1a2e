// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brand } from '#src/copy/brand.ts';
import { drawIcon } from './draw-icon.ts';

test('public/icon.svg is what `npm run generate` draws for the brand', () => {
  expect(readFileSync('public/icon.svg', 'utf8')).toBe(drawIcon(brand));
});

test('The icon has the colors of the brand, and its initial without accents', () => {
  const colors = { accent: '#112233', paper: '#FFFFFF', ink: '#000000' };
  const icon = drawIcon({ name: 'élan', colors });
  for (const color of Object.values(colors)) expect(icon).toContain(`"${color}"`);
  expect(icon).toBe(drawIcon({ name: 'Elan', colors }));
  expect(icon).not.toBe(drawIcon({ name: 'Atelier', colors }));
});

test('The icon of a name that begins otherwise has no letter', () => {
  const { colors } = brand;
  expect(drawIcon({ name: '24 画廊', colors })).toBe(drawIcon({ name: '画廊', colors }));
});
