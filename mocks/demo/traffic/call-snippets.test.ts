// @vitest-environment node
import { expect, test } from 'vitest';
import { asCurl, asFetch } from './call-snippets.ts';

const read = { method: 'GET', path: '/api/artworks?categoryId=1', request: '' };
const change = { method: 'PUT', path: '/api/cart/1', request: `{"note":"Ida's"}` };

test('A call is copied as fetch', () => {
  expect(asFetch(read)).toBe(`await fetch('/api/artworks?categoryId=1', {
  method: 'GET',
  credentials: 'include',
})`);
  expect(asFetch(change)).toBe(`await fetch('/api/cart/1', {
  method: 'PUT',
  credentials: 'include',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({"note":"Ida's"}),
})`);
});

test('A call is copied as curl, quoted for a shell', () => {
  expect(asCurl(read, 'http://shop.example')).toBe(
    `curl -X GET 'http://shop.example/api/artworks?categoryId=1'`,
  );
  expect(asCurl(change, 'http://shop.example')).toBe(
    String.raw`curl -X PUT 'http://shop.example/api/cart/1' -H 'Content-Type: application/json' -d '{"note":"Ida'\''s"}'`,
  );
});
