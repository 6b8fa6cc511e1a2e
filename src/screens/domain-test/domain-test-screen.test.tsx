import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brand } from '#src/copy/brand.ts';
import { expectNotice, readCallsOf, renderApp } from '#src/testing/render-app.tsx';

const answer = async (call: string) => within(await screen.findByRole('region', { name: call }));

test('Spec 2, Diagnostic: the page shows the raw data of two calls and mentions 48 hours', async () => {
  const { backend } = await renderApp('/domain-test');
  expect(await screen.findByRole('heading', { level: 1, name: 'Domain test' })).toBeVisible();
  const domain = await answer('GET /api/domain-info');
  expect(await domain.findByText(/"dnsPropagationHours": 48/)).toBeVisible();
  const health = await answer('GET /health');
  expect(await health.findByText(/"status": "ok"/)).toBeVisible();
  expect(screen.getByText(/DNS propagation .* up to 48 hours/)).toBeVisible();
  expect(document.title).toBe(`Domain test · ${brand.name}`);
  expect(readCallsOf(backend)).toEqual(['/api/domain-info', '/health']);
});

test('Busy skeletons are shown while the responses load', async () => {
  await renderApp('/domain-test', { fail: { getDomainInfo: 'never', getHealth: 'never' } });
  const sentence = await screen.findByText('Loading GET /health');
  expect(sentence.parentElement).toHaveAttribute('aria-busy', 'true');
});

test('R-52: one failed call shows a toast, and the other response is shown', async () => {
  await renderApp('/domain-test', { fail: { getDomainInfo: 500 } });
  await expectNotice('Error: Failed to fetch domain information');
  expect(await (await answer('GET /health')).findByText(/"status": "ok"/)).toBeVisible();
  expect(
    (await answer('GET /api/domain-info')).getByText(
      '500: {"message":"This failure was asked for"}',
    ),
  ).toBeVisible();
});

test('R-52: two failed calls show one toast', async () => {
  await renderApp('/domain-test', { fail: { getDomainInfo: 'network', getHealth: 'network' } });
  await expectNotice('Error: Failed to fetch domain information');
  await waitFor(() => expect(document.querySelectorAll('pre')).toHaveLength(2));
  expect(screen.getAllByText('Failed to fetch domain information')).toHaveLength(1);
});
