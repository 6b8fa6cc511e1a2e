// @vitest-environment node
import { expect, test } from 'vitest';
import { readApiAddress } from './api-address.ts';
import { contentSecurityPolicy, policyTag } from './content-security-policy.ts';

test('Without variables calls go to the site itself', () => {
  expect(readApiAddress({})).toEqual({ origin: undefined, proxy: undefined });
  expect(readApiAddress({ VITE_BACKEND: 'live', VITE_API_ORIGIN: '', API_PROXY: '' })).toEqual({
    origin: undefined,
    proxy: undefined,
  });
});

test('Calls go to an origin, or through the development server to one', () => {
  expect(readApiAddress({ VITE_BACKEND: 'live', VITE_API_ORIGIN: 'https://api.example' })).toEqual({
    origin: 'https://api.example',
    proxy: undefined,
  });
  expect(readApiAddress({ API_PROXY: 'http://127.0.0.1:8787' })).toEqual({
    origin: undefined,
    proxy: 'http://127.0.0.1:8787',
  });
});

test.each([
  'api.example',
  'https://api.example/',
  'https://api.example/v1',
  'https://API.example',
  'https://api.example:443',
  'https://me@api.example',
  'ftp://api.example',
  "https://api.example; script-src 'unsafe-inline'",
])('%s is no origin', (value) => {
  const reason = `must be an http or https origin such as https://api.example, with nothing after it, but is "${value}"`;
  expect(() => readApiAddress({ VITE_BACKEND: 'live', VITE_API_ORIGIN: value })).toThrow(
    `VITE_API_ORIGIN ${reason}`,
  );
  expect(() => readApiAddress({ API_PROXY: value })).toThrow(`API_PROXY ${reason}`);
});

test('A site with the mock backend cannot call another origin', () => {
  expect(() => readApiAddress({ VITE_API_ORIGIN: 'https://api.example' })).toThrow(
    'VITE_API_ORIGIN needs VITE_BACKEND=live',
  );
});

test('A site of whose calls only some are real can call another origin', () => {
  const origin = 'https://api.example';
  const env = { VITE_LIVE_PATHS: '/api/artworks*', VITE_API_ORIGIN: origin };
  expect(readApiAddress(env)).toEqual({ origin, proxy: undefined });
  const { configResolved, transformIndexHtml } = contentSecurityPolicy() as unknown as {
    configResolved: (config: { env: object }) => void;
    transformIndexHtml: { handler: (html: string) => string };
  };
  configResolved({ env });
  expect(transformIndexHtml.handler('<meta charset="utf-8" />')).toContain(
    `connect-src 'self' ${origin};`,
  );
});

test('What is done with an answer that breaks the contract has one word', () => {
  expect(readApiAddress({ VITE_CONTRACT: 'warn' })).toEqual({ origin: undefined });
  expect(() => readApiAddress({ VITE_CONTRACT: 'warning' })).toThrow(
    'VITE_CONTRACT must be warn or not set, but is "warning".',
  );
});

test('The policy allows calls to the origin, its pictures, and nothing else more', () => {
  const html = '<meta charset="utf-8" />';
  const own = policyTag(html);
  const allowed = policyTag(html, {}, 'https://api.example');
  expect(own).toContain("connect-src 'self';");
  expect(allowed).toBe(
    own
      .replace("connect-src 'self'", "connect-src 'self' https://api.example")
      .replace("img-src 'self' data:", "img-src 'self' data: https://api.example"),
  );
});
