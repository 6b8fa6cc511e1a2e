import { withPicturesAt } from '#mocks/demo/collection/pictures-at.ts';
import type { SeedCollection, SeedSource } from '#mocks/backend/db/catalog-tables.ts';

let site: string | undefined;

/** Names the site that has the pictures. */
export function setPictures(address: string | undefined): void {
  site = address;
}

/** Stands in the package in place of the function of this name, whose files a page of somebody else does not have. */
export function fetchCollection(): SeedSource {
  const load = async (): Promise<SeedCollection> => {
    const collection = await import('#fixtures/collection.ts');
    return site === undefined ? collection : withPicturesAt(site, collection);
  };
  return {
    categories: async () => (await load()).categories,
    artists: async () => (await load()).artists,
    artworks: async () => (await load()).artworks,
    events: async () => (await load()).events,
  };
}
