import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectMessages } from '#src/testing/console-messages.ts';
import { expectNotice, renderApp } from '#src/testing/render-app.tsx';

// What a real server, or a host before it, answers and the mock backend never does.

const session = { username: 'ida', email: 'ida@example.com', role: 'customer' };

/** What is wrong with a response is told to the console. */
const UNUSABLE = /text\/html came|JSON was expected/;

/** An empty 204 is an empty list. */
const NOTHING_TO_SHOW =
  /Something went wrong|Not Found|No artists yet|No upcoming events|No artworks found|cart is empty/;

const PAGES = [
  '/',
  '/artworks',
  '/category/paintings',
  '/artwork/2',
  '/artists',
  '/artist/1',
  '/events',
  '/event/2',
  '/cart',
  '/checkout',
];

const page = (status: number) =>
  new HttpResponse('<!doctype html><html><h1>nginx</h1></html>', {
    status,
    statusText: status === 200 ? 'OK' : 'Bad Gateway',
    headers: { 'Content-Type': 'text/html' },
  });

let hasContent = false;

/** In turn with a status that lets expect a body, and with one that does not. */
function bodyless() {
  hasContent = !hasContent;
  return new HttpResponse(null, { status: hasContent ? 200 : 204 });
}

const ANSWERS: Record<string, () => Response> = {
  'a page of HTML with status 502': () => page(502),
  'a page of HTML with status 200': () => page(200),
  'no body, with status 200 or 204': () => bodyless(),
  'status 401 and no body': () => new HttpResponse('', { status: 401, statusText: 'Unauthorized' }),
};

/** Answers every call alike. @returns the handler, and the calls that it has answered */
function answeringAlike(answer: () => Response) {
  const calls: string[] = [];
  const handler = http.all('*', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    calls.push(`${request.method} ${pathname}${search}`);
    return answer();
  });
  return { calls, handlers: [handler] };
}

describe.each(Object.entries(ANSWERS))('Where every call is answered with %s', (_, answer) => {
  beforeEach(() => expectMessages(UNUSABLE));

  test.each(PAGES)('%s says so, shows no markup and calls nothing twice', async (path) => {
    const { calls, handlers } = answeringAlike(answer);
    await renderApp(path, { handlers, session });
    await waitFor(() => {
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      expect(screen.queryByText(/^Loading/)).toBeNull();
    });
    expect(screen.getByRole('main')).toHaveTextContent(NOTHING_TO_SHOW);
    expect(document.body).not.toHaveTextContent(/<|nginx/);
    expect(calls).toContain('GET /api/cart/6');
    expect(calls).toEqual([...new Set(calls)]);
    // no response signs anybody out.
    expect(localStorage.getItem('user')).not.toBeNull();
  });
});

test('An account that is refused with a page of HTML gets the general sentence', async () => {
  expectMessages(UNUSABLE);
  const register = http.post('/api/users', () => page(502));
  const { user } = await renderApp('/signup', { handlers: [register] });
  for (const [label, text] of [
    ['Username', 'ida'],
    ['Email', 'ida@example.com'],
    ['Password', 'a long secret'],
    ['Confirm password', 'a long secret'],
  ] as const) {
    await user.type(await screen.findByLabelText(label), text);
  }
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
  await expectNotice('Registration failed: Could not create your account');
  expect(screen.getByLabelText('Username')).toHaveValue('ida');
});
