import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { brand } from '#src/copy/brand.ts';
import { priceText } from '#src/testing/price-text.ts';
import { smallShop } from '#src/testing/small-shop.ts';
import { heading, readCallsOf, renderApp } from '#src/testing/render-app.tsx';

const main = () => within(screen.getByRole('main'));

/** A handler whose response is sent by `respond`. */
function heldResponse(path: string) {
  let respond!: (response: Response) => void;
  const response = new Promise<Response>((resolve) => {
    respond = resolve;
  });
  const handler = http.get(path, async () => response);
  return { handler, respond: (value: Response) => act(async () => respond(value)) };
}

test.each([
  ['/artworks', '/artwork/2', 'Quiet Hill'],
  ['/category/paintings', '/artwork/2', 'Quiet Hill'],
  ['/artist/1', '/artwork/2', 'Quiet Hill'],
  ['/events', '/event/1', 'Late Show'],
  ['/artists', '/artist/1', 'Ada Moor'],
])(
  'From %s, the page %s shows what the list has brought before its response arrives',
  async (list, path, name) => {
    const { handler } = heldResponse(`/api${path.replace(/(\w+)\//, '$1s/')}`);
    const { router, user } = await renderApp(list, { handlers: [handler] });
    const [link] = await screen.findAllByRole('link', { name: new RegExp(name) });
    await user.click(link!);
    expect(await heading(name)).toHaveFocus();
    expect(router.state.location.pathname).toBe(path);
  },
);

test('The call of the page is made all the same, and its response is what is shown in the end', async () => {
  const { handler, respond } = heldResponse('/api/artworks/2');
  const { user, backend } = await renderApp('/artworks', { handlers: [handler] });
  await user.click((await screen.findAllByRole('link', { name: 'Quiet Hill' })).at(-1)!);
  await heading('Quiet Hill');
  expect(main().getByText(priceText(250))).toBeVisible();
  await respond(HttpResponse.json({ ...smallShop.artworks[1]!, price: 260 }));
  expect(await main().findByText(priceText(260))).toBeVisible();
  expect(main().queryByText(priceText(250))).not.toBeInTheDocument();
  expect(readCallsOf(backend)).toContain('/api/artists/1');
});

test('A response that says the artwork does not exist replaces the row of the list, and gets the focus', async () => {
  const { handler, respond } = heldResponse('/api/artworks/2');
  const { user } = await renderApp('/artworks', { handlers: [handler] });
  await user.click((await screen.findAllByRole('link', { name: 'Quiet Hill' })).at(-1)!);
  expect(await heading('Quiet Hill')).toHaveFocus();
  await respond(new HttpResponse(null, { status: 404 }));
  expect(await heading('Artwork Not Found')).toHaveFocus();
  expect(document.title).toBe(`Artwork Not Found · ${brand.name}`);
});
