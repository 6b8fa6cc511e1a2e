// @vitest-environment node
import { expect, test } from 'vitest';
import { readApiAddress } from './api-address.ts';
import { contentSecurityPolicy, policyTag } from './content-security-policy.ts';

test('Without variables calls go to the site itself', () => {
  const none = { origin: undefined, mediaOrigins: [], proxy: undefined, proxyPaths: [] };
  expect(readApiAddress({})).toEqual(none);
  const empty = { VITE_API_ORIGIN: '', VITE_MEDIA_ORIGIN: '', API_PROXY: '', API_PROXY_PATHS: '' };
  expect(readApiAddress({ VITE_BACKEND: 'live', ...empty })).toEqual(none);
});

test('Calls go to an origin, or through the development server to one', () => {
  expect(
    readApiAddress({ VITE_BACKEND: 'live', VITE_API_ORIGIN: 'https://api.example' }),
  ).toMatchObject({ origin: 'https://api.example', proxy: undefined });
  expect(readApiAddress({ API_PROXY: 'http://127.0.0.1:8787' })).toMatchObject({
    origin: undefined,
    proxy: 'http://127.0.0.1:8787',
  });
});

test('Pictures come from origins of their own, and their paths are passed on in development', () => {
  expect(
    readApiAddress({
      VITE_MEDIA_ORIGIN: 'https://media.example, https://cdn.example',
      API_PROXY: 'http://127.0.0.1:8787',
      API_PROXY_PATHS: '/uploads, /media/large',
    }),
  ).toMatchObject({
    mediaOrigins: ['https://media.example', 'https://cdn.example'],
    proxyPaths: ['/uploads', '/media/large'],
  });
  expect(() => readApiAddress({ VITE_MEDIA_ORIGIN: 'https://a.example, cdn.example' })).toThrow(
    'VITE_MEDIA_ORIGIN must be an http or https origin',
  );
  expect(() => readApiAddress({ API_PROXY_PATHS: '/uploads' })).toThrow(
    'API_PROXY_PATHS needs API_PROXY',
  );
  for (const path of ['uploads', '^/.*', '/']) {
    const env = { API_PROXY: 'http://127.0.0.1:8787', API_PROXY_PATHS: path };
    expect(() => readApiAddress(env)).toThrow(`must be paths such as /uploads, but has "${path}"`);
  }
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
  expect(readApiAddress(env)).toMatchObject({ origin, proxy: undefined });
  const { configResolved, transformIndexHtml } = contentSecurityPolicy() as unknown as {
    configResolved: (config: { env: object }) => void;
    transformIndexHtml: { handler: (html: string) => string };
  };
  configResolved({ env });
  expect(transformIndexHtml.handler('<meta charset="utf-8" />')).toContain(
    `connect-src 'self' ${origin};`,
  );
});

test('Switches have one value each', () => {
  expect(readApiAddress({ VITE_CONTRACT: 'strict', VITE_IDEMPOTENCY_KEY: '1' })).toBeDefined();
  expect(() => readApiAddress({ VITE_CONTRACT: 'warn' })).toThrow(
    'VITE_CONTRACT must be strict or not set, but is "warn".',
  );
  expect(() => readApiAddress({ VITE_IDEMPOTENCY_KEY: 'yes' })).toThrow(
    'VITE_IDEMPOTENCY_KEY must be 1 or not set, but is "yes".',
  );
});

test('The policy allows calls to the origin, its pictures, and nothing else more', () => {
  const html = '<meta charset="utf-8" />';
  const own = policyTag(html);
  const allowed = policyTag(
    html,
    {},
    {
      origin: 'https://api.example',
      mediaOrigins: ['https://cdn.example', 'https://api.example'],
    },
  );
  expect(own).toContain("connect-src 'self';");
  expect(allowed).toBe(
    own
      .replace("connect-src 'self'", "connect-src 'self' https://api.example")
      .replace(
        "img-src 'self' data:",
        "img-src 'self' data: https://api.example https://cdn.example",
      ),
  );
});
