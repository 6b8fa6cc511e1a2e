import { expect } from 'vitest';
import { test } from './shop.ts';

test('A state in the path, which jsdom would not be put into, is refused', async ({ shop }) => {
  await expect(shop.open('/cart?scenario=full-cart')).rejects.toThrow(
    'pass the state "scenario=full-cart" as options',
  );
});
