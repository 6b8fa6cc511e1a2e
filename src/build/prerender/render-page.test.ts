// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest';
import { createBackend } from '#mocks/backend/create-backend.ts';
import { fingerprintOf } from '#src/data/query-client.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';
import { renderPage } from './render-page.tsx';

const backend = await createBackend({ collection: smallShop, storage: 'memory', clock: noon });
const answer = vi.fn((request: Request) => backend.answer(request));

beforeEach(() => void answer.mockClear());

const calls = () =>
  answer.mock.calls.map(([{ method, url }]) => {
    const { pathname, search } = new URL(url);
    return `${method} ${pathname}${search}`;
  });

async function answerTo(url: string): Promise<unknown> {
  return (await backend.answer(new Request(`http://build.example${url}`))).json();
}

test('the page asks until nothing is open, each call once, and notes the fingerprint of each response', async () => {
  const { html, screen, answers, groupsByMonth } = await renderPage('/artwork/2', answer);
  expect(screen).toBe('ArtworkScreen');
  expect(html).toContain('Quiet Hill');
  // The work names its artist and category, which the page asks for when it knows the work.
  expect(html).toContain('Ada Moor');
  expect(html).not.toContain('Loading');
  expect(new Set(calls()).size).toBe(calls().length);
  expect(
    Object.keys(answers)
      .map((url) => `GET ${url}`)
      .sort(),
  ).toEqual(calls().sort());
  expect(calls()).toContain('GET /api/artworks/2');
  expect(groupsByMonth).toBe(false);
  for (const [url, fingerprint] of Object.entries(answers)) {
    expect(fingerprint).toBe(fingerprintOf(await answerTo(url), false));
  }
});

test('the page of all events groups by month; no page shows a date', async () => {
  const { html, screen, answers, groupsByMonth } = await renderPage('/events', answer);
  expect(screen).toBe('EventsScreen');
  expect(groupsByMonth).toBe(true);
  const events = await answerTo('/api/events?upcoming=true');
  expect(answers['/api/events?upcoming=true']).toBe(fingerprintOf(events, true));
  expect(html).toContain('Matinee');
  expect(html).not.toMatch(/Dec|2026/);
  expect(html).toContain('Month 1');
});

test('a page without calls is rendered at once', async () => {
  const { html, answers } = await renderPage('/signin', answer);
  expect(html).toContain('Password');
  expect(answers).toEqual({});
  expect(calls()).toEqual([]);
});

test('without a backend the page shows what it shows while it waits', async () => {
  const { html, screen, answers } = await renderPage('/artists', undefined);
  expect(screen).toBe('ArtistsScreen');
  expect(html).toContain('Loading artists');
  expect(answers).toEqual({});
});

test('a call that is refused fails the build and is named with the page and the reason', async () => {
  const refuse = async () => Response.json({ message: 'No such artist' }, { status: 404 });
  await expect(renderPage('/artist/77', refuse)).rejects.toThrow(
    '/artist/77 asks for /api/artists/77: {"message":"No such artist"}',
  );
});
