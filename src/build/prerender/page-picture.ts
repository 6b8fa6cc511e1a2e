import { HERO_DESCRIPTION, HERO_IMAGE } from '#src/screens/home/hero-image.ts';
import { rootOf, type SiteAddress } from './site-address.ts';
import type { SitePage } from './site-pages.ts';

interface AddressedPicture {
  url: string;
  type?: string;
  width?: number;
  height?: number;
}

/** The size of a link preview's picture, the one that every network shows uncropped. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };

const hero = { image: HERO_IMAGE, alt: HERO_DESCRIPTION };

/** The picture of a page as an image URL of the contract, with its alternative text; most pages have the hero's. */
export function pictureOf(page: SitePage): { image: string; alt: string } {
  switch (page.kind) {
    case 'category':
      return { image: page.row.image, alt: page.row.name };
    case 'artist':
      return page.row.profileImage === ''
        ? hero
        : { image: page.row.profileImage, alt: page.row.fullName };
    case 'artwork':
      return { image: page.row.image, alt: `${page.row.title}, ${page.row.medium}` };
    case 'event':
      return { image: page.row.image, alt: page.row.title };
    default:
      return hero;
  }
}

/** The address of the picture itself. */
export function pictureUrl(image: string, site: SiteAddress): string {
  const root = rootOf(site);
  const path = pathOf(image);
  if (isOwnFile(image)) return root + path;
  return site.siteUrl === undefined ? path : new URL(path, site.siteUrl).href;
}

/**
 * The picture of a link preview. Networks read neither AVIF nor relative addresses: where the site's address is known,
 * its own pictures have a JPEG for them (see write-previews.ts).
 */
export function previewPicture(image: string, site: SiteAddress): AddressedPicture {
  if (site.siteUrl !== undefined && isOwnFile(image)) {
    return { url: site.siteUrl + previewFile(image), type: 'image/jpeg', ...PREVIEW_SIZE };
  }
  return { url: pictureUrl(image, site), ...sizeOf(image) };
}

/** The file of the site that holds a picture, if it is one of its own: relative addresses count from the base. */
export function isOwnFile(image: string): boolean {
  return !/^([a-z]+:|\/)/i.test(image);
}

/** An image URL without the facts in its fragment. */
export function pathOf(image: string): string {
  return image.split('#')[0]!;
}

/** The name of a preview's file; the hash in the picture's name goes into it. */
export function previewFile(image: string): string {
  return `previews/${pathOf(image)
    .replace(/^pictures\//, '')
    .replace(/\.\w+$/, '')}.jpg`;
}

function sizeOf(image: string): { width?: number; height?: number } {
  const facts = new URLSearchParams(image.split('#')[1]);
  const [width, height] = [Number(facts.get('w')), Number(facts.get('h'))];
  return width > 0 && height > 0 ? { width, height } : {};
}
