// @vitest-environment node
import { expect, test, vi } from 'vitest';

test('Where the browser has no randomUUID, the polyfill makes different and valid ids', async () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  vi.resetModules();
  await import('./random-uuid.ts');
  const ids = Array.from({ length: 100 }, () => crypto.randomUUID());
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
  expect(new Set(ids).size).toBe(100);
});

test('A native randomUUID is not replaced', async () => {
  const randomUUID = () => '00000000-0000-4000-8000-000000000000';
  vi.stubGlobal('crypto', { randomUUID });
  vi.resetModules();
  await import('./random-uuid.ts');
  expect(crypto.randomUUID).toBe(randomUUID);
});
