import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { datedEvent } from '#src/testing/factories.ts';
import { advanceTime } from '#src/testing/render-app.tsx';
import { test } from '#src/testing/shop.ts';
import { noon } from '#src/testing/small-shop.ts';

test('A page that is open while its event begins says so without the visitor doing anything', async ({
  shop,
}) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: noon() });
  const event = datedEvent({ title: 'Late Show', date: '2026-12-01T12:01' });
  await shop.open('/event/1', { respond: { 'GET /api/events/:id': { body: event } } });
  const tickets = { name: 'Get Tickets for Late Show' };
  expect(await screen.findAllByRole('button', tickets)).toHaveLength(1);
  await advanceTime(100_000);
  expect(screen.getAllByRole('button', tickets)).toHaveLength(1);
  await advanceTime(30_000);
  expect(screen.queryAllByRole('button', tickets)).toEqual([]);
  expect(screen.getAllByText('This event has taken place')[0]).toBeVisible();
});
