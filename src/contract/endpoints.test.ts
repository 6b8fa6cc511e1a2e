// @vitest-environment node
import { expect, test, vi } from 'vitest';
import type * as Schemas from './schemas.ts';

test('Schemas that did not load are loaded for the next call', async () => {
  vi.resetModules();
  const schemas = { placeOrder: {} } as typeof Schemas.schemas;
  const load = vi.fn<() => Promise<Partial<typeof Schemas>>>(async () => ({ schemas }));
  load.mockRejectedValueOnce(new Error('offline'));
  vi.doMock(import('./schemas.ts'), load);
  const { endpoints } = await import('./endpoints.ts');
  await expect(endpoints.placeOrder.loadSchemas()).rejects.toHaveProperty(
    'cause.message',
    'offline',
  );
  expect(await endpoints.placeOrder.loadSchemas()).toBe(schemas.placeOrder);
  vi.doUnmock('./schemas.ts');
});
