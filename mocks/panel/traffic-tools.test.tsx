import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brand } from '#src/copy/brand.ts';
import { createBackend } from '#mocks/backend/create-backend.ts';
import { createDemoControls } from '#mocks/demo/demo-controls.ts';
import { translatePage } from '#src/testing/translate-page.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';
import { RequestsSection } from './requests-section.tsx';

afterEach(cleanup);

async function openRequests(paths: readonly string[] = []) {
  const backend = await createBackend({ collection: smallShop, clock: noon, storage: 'memory' });
  for (const path of paths) await backend.answer(new Request(`http://shop.example${path}`));
  const controls = createDemoControls({ backend, storage: 'shop', text: '', mistakes: [] });
  render(<RequestsSection controls={controls} />);
  return userEvent.setup();
}

const choose = (user: ReturnType<typeof userEvent.setup>, name: string, text: string) =>
  user.upload(screen.getByLabelText('Compare a HAR'), new File([text], name));

const entry = (path: string, body: unknown) => ({
  request: { method: 'GET', url: `https://api.example${path}` },
  response: {
    status: 200,
    headers: [{ name: 'Content-Type', value: 'application/json' }],
    content: { text: JSON.stringify(body) },
  },
});

const RECORDED = JSON.stringify({
  log: {
    entries: [
      entry('/artists', ''),
      entry('/api/categories', []),
      entry('/api/cart/6', [{ id: 1, userId: 6, quantity: '2' }]),
    ],
  },
});

let files: Blob[];
beforeEach(() => {
  files = [];
  // Missing in jsdom, which also cannot follow the link.
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => {},
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
});

test('The requests that are shown are exported as HAR, oldest first', async () => {
  const user = await openRequests(['/health', '/api/categories', '/api/artists']);
  await user.type(screen.getByRole('searchbox', { name: 'Filter requests' }), '/api');
  await user.click(screen.getByRole('button', { name: 'Export as HAR' }));
  await vi.waitFor(() => expect(files).toHaveLength(1));
  const { log } = JSON.parse(await files[0]!.text()) as {
    log: { creator: object; entries: { request: { url: string } }[] };
  };
  expect(log.creator).toEqual({ name: brand.name, version: 'development' });
  expect(log.entries.map(({ request }) => new URL(request.url).pathname)).toEqual([
    '/api/categories',
    '/api/artists',
  ]);
});

test('Without requests there is nothing to export or to copy', async () => {
  await openRequests();
  for (const name of ['Export as HAR', /Copy as Vitest test/, /Copy as Playwright test/]) {
    expect(screen.getByRole('button', { name })).toBeDisabled();
  }
});

test('A HAR is compared with the contract; each difference has its place, the rule and what was found', async () => {
  const user = await openRequests();
  await choose(user, 'server.har', RECORDED);
  const result = await screen.findByRole('region', {
    name: 'server.har, compared with the contract',
  });
  expect(result).toHaveTextContent(
    '1 of 2 calls differs. 1 entry is left out: no calls of the API.',
  );
  expect(within(result).getByRole('list', { name: 'Differences' })).toHaveTextContent(
    'Whereresponse [0].quantityContractmust be a whole numberFound"2"',
  );
  await user.click(within(result).getByRole('button', { name: 'Close the comparison' }));
  expect(result).not.toBeInTheDocument();
});

test('A file that is no HAR is refused with the reason; the comparison before stays', async () => {
  const user = await openRequests();
  await choose(user, 'server.har', RECORDED);
  const result = await screen.findByRole('region', { name: /^server\.har/ });
  await choose(user, 'notes.har', '{"notes":[]}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'notes.har: The file is no HAR: log is required.',
  );
  expect(result).toBeVisible();
  await choose(user, 'server.har', RECORDED);
  await vi.waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('Of many calls a hundred are shown, and the number of the others', async () => {
  const user = await openRequests();
  const entries = Array.from({ length: 102 }, () => entry('/api/categories', []));
  await choose(user, 'long.har', JSON.stringify({ log: { entries } }));
  expect(await screen.findByText('All 102 calls are as the contract says.')).toBeVisible();
  expect(screen.getByText('and 2 more')).toBeVisible();
});

test('On a page that the browser has translated, the filter says how many requests it shows', async () => {
  const user = await openRequests(['/api/artists', '/api/events']);
  const shown = screen.getByRole('status', { name: 'Requests shown' });
  expect(shown).toHaveTextContent('2 of 2');
  translatePage();
  await user.type(screen.getByRole('searchbox', { name: 'Filter requests' }), 'artists');
  expect(shown).toHaveTextContent('1 of 2');
});
