// @vitest-environment node
import { expect, test } from 'vitest';
import { smallShop } from '#src/testing/small-shop.ts';
import { listPages } from './site-pages.ts';
import { robotsTxt, sitemap } from './sitemap.ts';

test('the sitemap has the absolute address of every indexed page', () => {
  const [paintings] = smallShop.categories;
  const rows = {
    categories: [{ ...paintings!, slug: "it's" }],
    artists: smallShop.artists,
    artworks: [],
    events: [],
  };
  const specified = new Set<string>([
    'home',
    'artists',
    'artworks',
    'events',
    'consulting',
    'signUp',
    'artistSignUp',
    'signIn',
    'cart',
    'checkout',
  ]);
  const pages = listPages(rows).filter((page) => 'row' in page || specified.has(page.kind));
  expect(sitemap(pages, 'https://shop.example/demo/')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://shop.example/demo/</loc></url>
  <url><loc>https://shop.example/demo/artists</loc></url>
  <url><loc>https://shop.example/demo/artworks</loc></url>
  <url><loc>https://shop.example/demo/events</loc></url>
  <url><loc>https://shop.example/demo/consulting</loc></url>
  <url><loc>https://shop.example/demo/signup</loc></url>
  <url><loc>https://shop.example/demo/artist-signup</loc></url>
  <url><loc>https://shop.example/demo/category/it&#39;s</loc></url>
  <url><loc>https://shop.example/demo/artist/1</loc></url>
  <url><loc>https://shop.example/demo/artist/2</loc></url>
</urlset>
`);
});

test('robots.txt allows everything and names the sitemap where the address of the site is known', () => {
  expect(robotsTxt('https://shop.example/')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://shop.example/sitemap.xml\n',
  );
  expect(robotsTxt()).toBe('User-agent: *\nAllow: /\n');
});
