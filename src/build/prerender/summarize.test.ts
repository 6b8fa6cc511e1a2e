// @vitest-environment node
import { expect, test } from 'vitest';
import { summarize } from './summarize.ts';

test('a short text stays, without line breaks', () => {
  expect(summarize(' Oil \n and more. ')).toBe('Oil and more.');
  expect(summarize('')).toBe('');
});

test('a long text ends with the last sentence that fits', () => {
  const first = `${'a'.repeat(99)}.`;
  const second = `${'b'.repeat(53)}.`;
  expect(summarize(`${first} ${second} More.`)).toBe(`${first} ${second}`);
  expect(summarize(`${first} b${second} More.`)).toBe(first);
});

test('a sentence that ends in a quotation mark ends there', () => {
  const quotation = `She said: "${'word '.repeat(17)}end."`;
  expect(summarize(`${quotation} ${'more '.repeat(20)}`)).toBe(quotation);
});

test('a long or a very short first sentence is cut at a word', () => {
  expect(summarize(`${'wordy '.repeat(40)}end.`)).toBe(`${'wordy '.repeat(25).trim()}…`);
  const cut = summarize(`Short. ${'wordy, '.repeat(40)}end.`);
  expect(cut).toMatch(/^Short\. .* wordy…$/);
  expect(cut.length).toBeLessThanOrEqual(155);
});

test('a single long word is cut in the middle', () => {
  expect(summarize('a'.repeat(300))).toBe(`${'a'.repeat(154)}…`);
});
