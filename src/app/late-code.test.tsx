import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { matchRoutes } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { renderApp, writeCallsOf } from '#src/testing/render-app.tsx';
import { routes } from './routes.tsx';

/** Holds the code of a page back until `release`. */
function holdCode(path: string): () => void {
  const route = matchRoutes(routes, path)!.at(-1)!.route as { lazy: () => Promise<object> };
  const { lazy } = route;
  let release!: () => void;
  const held = new Promise<void>((resolve) => (release = resolve));
  route.lazy = () => held.then(lazy);
  onTestFinished(() => {
    route.lazy = lazy;
  });
  return release;
}

async function fill(user: UserEvent, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await user.type(await screen.findByLabelText(label), value);
  }
}

test.each([
  { page: '/artwork/2', next: '/cart', button: 'Buy Now', values: {} },
  {
    page: '/signup',
    next: '/signin',
    button: 'Create Account',
    values: {
      Username: 'mona',
      Email: 'mona@louvre.example',
      Password: 'a long secret',
      'Confirm password': 'a long secret',
    },
  },
  {
    page: '/signin',
    next: '/',
    button: 'Sign In',
    values: { Username: 'demo', Password: 'demo1234' },
  },
])(
  '$button is sent once, though it is pressed again while the code of the next page loads',
  async ({ page, next, button: name, values }) => {
    const release = holdCode(next);
    const { user, backend, router } = await renderApp(page);
    await fill(user, values);
    const button = await screen.findByRole('button', { name });
    await user.click(button);
    await waitFor(() => expect(router.state.pending?.pathname).toBe(next));
    expect(button).toHaveAttribute('aria-busy', 'true');
    await user.click(button);
    release();
    await waitFor(() => expect(router.state.location.pathname).toBe(next));
    expect(writeCallsOf(backend)).toHaveLength(1);
  },
);
