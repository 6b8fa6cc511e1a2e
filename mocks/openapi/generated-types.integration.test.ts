// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { afterAll, expect, test } from 'vitest';
import { namedSchemas } from '#src/openapi/named-schemas.ts';
import { documentFiles } from './document-texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'openapi-types-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a client does with each schema, without a cast. */
const client = `
import type { components } from './openapi.ts';
type Schemas = components['schemas'];
declare const some: Schemas;

export const texts: string[] = [
  some.Category.slug, some.Artwork.createdAt, some.Artist.artistType, some.Event.date,
  some.CartItem.artwork?.title ?? some.CartItem.event?.title ?? '', some.User.email,
  some.SignedIn.user.role, some.ErrorMessage.message, some.PlacedOrder.order.status,
];
export const amounts: number[] = [some.Artwork.price, some.Event.maxPrice, some.OrderItem.price];
export const ids: (number | null)[] = [some.OrderItem.artworkId, some.PlacedOrder.items[0].eventId];
export const works: Schemas['Artwork'][] = [
  ...some.ArtistPortfolio.artworks, ...(some.FeaturedArtist.artworks ?? []),
];
export const artist: Schemas['Artist'] | null | undefined = some.FeaturedArtist.artist;
export const answers: Record<string, unknown>[] = [some.DomainInfo, some.Health];

export const tickets: Schemas['AddCartItem'] = { userId: 6, eventId: 1, quantity: 2 };
export const fewer: Schemas['UpdateCartItem'] = { quantity: 1 };
export const item: Schemas['PlaceOrderItem'] =
  { orderId: 0, artworkId: 1, eventId: null, quantity: 1, price: 80.29 };
export const order: Schemas['PlaceOrder'] =
  { order: { userId: 6, total: 80.29, status: 'pending' }, items: [item] };
export const mona: Schemas['RegisterUser'] & Schemas['Credentials'] =
  { username: 'mona', email: 'mona@louvre.example', password: 'smile' };

// @ts-expect-error Neither an artwork nor an event.
export const nothing: Schemas['AddCartItem'] = { userId: 6, quantity: 1 };
// @ts-expect-error The same.
export const empty: Schemas['CartItem'] = { id: 1, userId: 6, quantity: 1 };
// @ts-expect-error Both of them.
export const both: Schemas['PlaceOrderItem'] = { ...item, eventId: 2 };
`;

function complaintsAbout(file: string): string {
  const compiler = resolve('node_modules/@typescript/native/bin/tsc');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [compiler, '--strict', '--noEmit', '--allowImportingTsExtensions', '--types', '', file],
    { encoding: 'utf8', cwd: folder },
  );
  return stdout + stderr;
}

test.each(Object.keys(documentFiles))(
  'The types that openapi-typescript makes of %s need no cast',
  async (file) => {
    const types = astToString(await openapiTypescript(pathToFileURL(file)));
    writeFileSync(join(folder, 'openapi.ts'), types);
    writeFileSync(join(folder, 'client.ts'), client);
    expect(complaintsAbout('client.ts')).toBe('');
    const code = types.replaceAll(/\/\*\*[^]*?\*\//g, '');
    const untyped = code.match(/\S.*\b(?:unknown|any)\b.*/g);
    // Headers and the objects of the diagnostic page have fields of any name and type.
    expect(new Set(untyped)).toEqual(
      new Set(['[name: string]: unknown;', '[key: string]: unknown;']),
    );
  },
);

test('The client uses every schema that has a name of its own', () => {
  const used = new Set(client.match(/(?<=some\.|Schemas\[')\w+/g));
  const unused = Object.keys(namedSchemas).filter((name) => !used.has(name));
  expect(unused, 'use them in `client` of this file').toEqual([]);
});
