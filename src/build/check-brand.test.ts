// @vitest-environment node
import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { brand } from '#src/copy/brand.ts';
import { brand as atelierNord } from '#fixtures/atelier-nord/brand.ts';
import { issuesOfBrand, MUTED } from './check-brand.ts';

afterEach(() => vi.doUnmock('#src/copy/brand.ts'));

test('The brand and that of the second shop have no issues', () => {
  expect(issuesOfBrand(brand)).toEqual([]);
  expect(issuesOfBrand(atelierNord)).toEqual([]);
});

const colors = { accent: '#8C3B1F', paper: '#FBFAF7', ink: '#1A1917' };

test.each([
  [{ name: ' ' }, 'name is required'],
  [{ name: '!?' }, 'name must have a letter or a digit'],
  [{ line: undefined }, 'line is required'],
  [{ description: 7 }, 'description must be text'],
  [{ currency: 'EURO' }, 'currency must be a currency of ISO 4217 like EUR'],
  [{ currency: 'JPY' }, 'currency must have cents, because prices have two decimals'],
  [{ locale: 'german' }, 'locale must be a language tag of BCP 47 like de-DE'],
  [{ locale: 'de_DE' }, 'locale must be a language tag of BCP 47 like de-DE'],
  [{ colors: { ...colors, accent: 'red' } }, 'colors.accent must be a color like #8C3B1F'],
  [
    { colors: { ...colors, accent: '#D98A6C' } },
    'colors.accent must have more contrast with colors.paper: 2.58, not 4.5',
  ],
  [
    { colors: { ...colors, ink: '#8A857C' } },
    'colors.ink must have more contrast with colors.paper: 3.51, not 4.5',
  ],
  [
    { colors: { accent: '#FFFFFF', paper: '#333333', ink: '#FFFFFF' } },
    'colors.paper must be lighter, for gray text (#5E5A53) on it: 1.84, not 4.5',
  ],
  [{ legal: 'Atelier' }, 'legal must be a list'],
  [
    { social: [{ label: 'Vimeo', href: 'vimeo' }] },
    'social[0].href must be an address like https://social.example/shop',
  ],
  [{ contact: { email: 'hallo' } }, 'contact.email must be an email address'],
])('A brand with %o is refused: %s', (fields, issue) => {
  expect(issuesOfBrand({ ...brand, ...fields })).toEqual([issue]);
});

test('All issues are told at once', () => {
  expect(issuesOfBrand({ ...brand, name: '', currency: 'Euro' })).toHaveLength(2);
});

test('The gray of text is that of the theme', () => {
  expect(readFileSync('src/ui/theme.css', 'utf8')).toContain(
    `--color-muted: ${MUTED.toLowerCase()};`,
  );
});

test('A wrong brand ends what reads vite.config.ts, with the file and the field', async () => {
  vi.doMock('#src/copy/brand.ts', () => ({ brand: { ...brand, currency: 'Euro' } }));
  await expect(import('./valid-brand.ts')).rejects.toThrow(
    'src/copy/brand.ts: currency must be a currency of ISO 4217 like EUR',
  );
});
