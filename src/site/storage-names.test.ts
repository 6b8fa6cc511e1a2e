// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { nameForSite } from './storage-names.ts';

test.each(['/', '/demo/', './'])(
  'Spec 3: the signed-in user is kept under the key "user", with the base %s too',
  async (base) => {
    vi.resetModules();
    vi.stubEnv('BASE_URL', base);
    const { USER_KEY } = await import('./storage-names.ts');
    vi.unstubAllEnvs();
    expect(USER_KEY).toBe('user');
  },
);

test('Copies of the site under different paths have different names', () => {
  const names = ['/', '/demo/', '/demo/de/'].map((base) => nameForSite('shop', base));
  expect(names).toEqual(['shop', 'shop /demo/', 'shop /demo/de/']);
});

test('A page opened from a disk, whose base is relative, uses the plain name', () => {
  expect(nameForSite('shop', './')).toBe('shop');
});
