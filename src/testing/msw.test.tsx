import { render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { category, createBackend, mswHandlers, smallShop } from '#src/testing/kits/backend.ts';
import type { Category } from '#src/testing/kits/contract.ts';

function Categories() {
  const [names, setNames] = useState('');
  useEffect(() => {
    void (async () => {
      const response = await fetch('/api/categories');
      const categories: Category[] = await response.json();
      setNames(categories.map(({ name }) => name).join(', '));
    })();
  }, []);
  return <p>{names}</p>;
}

test('setupServer answers as the backend does', async () => {
  const { answer } = await createBackend({ collection: smallShop, storage: 'memory' });
  const server = setupServer(...mswHandlers(answer));
  server.listen();
  render(<Categories />);
  expect(await screen.findByText('Paintings, Film')).toBeVisible();
  server.close();
});

test('A story has the backend, but for what it answers itself', async () => {
  const { answer } = await createBackend({ collection: smallShop, storage: 'memory' });
  const msw = setupServer(...mswHandlers(answer));
  msw.listen();
  const one = http.get('/api/categories', () => HttpResponse.json([category()]));
  const story = { render: () => <Categories />, parameters: { msw: { handlers: [one] } } };
  msw.resetHandlers();
  msw.use(...story.parameters.msw.handlers);
  render(story.render());
  expect(await screen.findByText('Paintings')).toBeVisible();
  expect(await (await fetch('/api/artists')).json()).toHaveLength(2);
  msw.close();
});
