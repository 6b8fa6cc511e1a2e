// @vitest-environment node
import { expect, test } from 'vitest';
import { brand } from '#src/copy/brand.ts';
import { formatPrice } from '#src/copy/format.ts';
import { dated } from '#mocks/backend/db/calendar.ts';
import { artwork } from '#src/testing/factories.ts';
import { smallShop } from '#src/testing/small-shop.ts';
import { pageHead, withPageHead } from './page-head.ts';
import { listPages, NOT_FOUND_PAGE, type SitePage, type SiteRows } from './site-pages.ts';

const rows: SiteRows = {
  ...smallShop,
  events: smallShop.events.map((event) => dated(event, '2026-12-01')),
};
const pages = listPages(rows);
const unknownSite = { rows, base: '/demo/' };
const knownSite = { ...unknownSite, siteUrl: 'https://shop.example/demo/' };

function pageAt(path: string): SitePage {
  return pages.find((page) => page.path === path)!;
}

/** The tags of the page without its description. */
function tagsAt(path: string, site = knownSite) {
  return pageHead(pageAt(path), site).tags;
}

test('a page about a row has its title, description, picture and canonical address', () => {
  expect(pageHead(pageAt('/artwork/2'), knownSite)).toMatchObject({
    title: `Quiet Hill · ${brand.name}`,
    tags: [
      '<meta name="description" content="On linen." />',
      '<link rel="canonical" href="https://shop.example/demo/artwork/2" />',
      '<meta property="og:url" content="https://shop.example/demo/artwork/2" />',
      `<meta property="og:site_name" content="${brand.name}" />`,
      '<meta property="og:type" content="product" />',
      '<meta property="og:title" content="Quiet Hill by Ada Moor" />',
      `<meta property="og:description" content="Oil, 24 x 36 in, ${formatPrice(250)}. On linen." />`,
      '<meta property="og:image" content="https://shop.example/demo/previews/w2.jpg" />',
      '<meta property="og:image:type" content="image/jpeg" />',
      '<meta property="og:image:width" content="1200" />',
      '<meta property="og:image:height" content="630" />',
      '<meta property="og:image:alt" content="Quiet Hill, Oil" />',
      '<meta property="product:price:amount" content="250.00" />',
      `<meta property="product:price:currency" content="${brand.currency}" />`,
      '<meta property="product:availability" content="in stock" />',
      '<meta name="twitter:card" content="summary_large_image" />',
    ],
  });
});

test('link previews say who made what, where it is and what it costs', () => {
  const previewAt = (path: string) =>
    tagsAt(path).flatMap((tag) => /"og:(?:title|description)" content="(.*)"/.exec(tag)?.[1] ?? []);
  expect(previewAt('/')).toEqual([
    brand.line,
    'Paintings, pet portraits, films and live events, straight from the people who make them.',
  ]);
  expect(previewAt('/artwork/1')[1]).toMatch(/^Oil, .*, sold\. /);
  expect(previewAt('/artist/1')[0]).toBe('Ada Moor, Oil Painter');
  const { title, venue, location } = rows.events[0]!;
  const [name, text] = previewAt('/event/1');
  expect(name).toBe(title);
  expect(text).toContain(`${venue}, ${location}. Tickets ${formatPrice(45)}`);
});

test('without the address of the site there is no canonical address and pictures have relative ones', () => {
  const work = {
    ...pageAt('/artwork/2'),
    row: { ...rows.artworks[1]!, image: 'pictures/hill.1a-1280.avif#w=1280&h=960&small=480' },
  } as SitePage;
  const tags = pageHead(work, unknownSite).tags.join('\n');
  expect(tags).not.toMatch(/canonical|og:url|https?:/);
  expect(tags).toContain('og:image" content="/demo/pictures/hill.1a-1280.avif"');
  expect(tags).toContain('og:image:width" content="1280"');
  expect(tags).toContain('og:image:height" content="960"');
});

test('a picture of another site keeps its address in the link preview', () => {
  const tagsOf = (image: string) => {
    const work = artwork({ id: 9, title: 'Far', price: 1, artistId: 1, categoryId: 1, image });
    return pageHead({ kind: 'artwork', path: '/artwork/9', row: work }, knownSite).tags.join();
  };
  expect(tagsOf('https://cdn.example/far.jpg')).toContain('content="https://cdn.example/far.jpg"');
  expect(tagsOf('/media/far.jpg')).toContain('content="https://shop.example/media/far.jpg"');
});

test.each(['/cart', '/checkout', '/signin'])(
  '%s is not to be indexed and has no canonical address and no structured data',
  (path) => {
    expect(tagsAt(path)).toContain('<meta name="robots" content="noindex" />');
    expect(tagsAt(path).join()).not.toMatch(/canonical|og:url/);
    expect(pageHead(pageAt(path), knownSite).structuredData).toBe('');
  },
);

test('404.html has the general title and is not to be indexed', () => {
  const { title, tags } = pageHead(NOT_FOUND_PAGE, knownSite);
  expect(title).toBe(`${brand.name} - ${brand.line}`);
  expect(tags).toContain('<meta name="robots" content="noindex" />');
});

test('every page that is not about a row has a description of its own of 40 to 155 characters', () => {
  const descriptions = pages
    .filter((page) => !('row' in page) && !['signIn', 'cart'].includes(page.kind))
    .map((page) => /content="(.*)"/.exec(pageHead(page, knownSite).tags[0]!)![1]!);
  expect(new Set(descriptions).size).toBe(descriptions.length);
  for (const text of descriptions) {
    expect(text.length).toBeGreaterThanOrEqual(40);
    expect(text.length).toBeLessThanOrEqual(155);
  }
});

test('a row without a description has the general one', () => {
  const page = { ...pageAt('/artist/1'), row: { ...rows.artists[0]!, bio: ' ' } } as SitePage;
  expect(pageHead(page, knownSite).tags[0]).toBe(pageHead(pageAt('/'), knownSite).tags[0]);
});

test('quotes, markup and the end of a script in a title stay text', () => {
  const title = `</script><script>alert("1")</script> & 'two' $& <!--`;
  const row = artwork({ id: 9, title, price: 1, artistId: 1, categoryId: 1, description: title });
  const head = pageHead({ kind: 'artwork', path: '/artwork/9', row }, knownSite);
  const html = withPageHead(
    '<head><title>x</title><meta\n  name="description"\n  content="x"\n/></head><body></body>',
    head,
  );
  const escaped =
    '&lt;/script&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;two&#39; $&amp; &lt;!--';
  expect(html).toContain(`<title>${escaped} · ${brand.name}</title>`);
  expect(html).toContain(`<meta name="description" content="${escaped}" />`);
  expect(html.match(/<script|<!--/g)).toEqual(['<script']);
  const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html)!;
  expect(JSON.parse(json)['@graph'][0].name).toBe(title);
});

test('the head of a page takes the place of the general one, structured data ends the body', () => {
  const html = `<head>
    <meta
      name="description"
      content="General."
    />
    <meta name="theme-color" content="#FBFAF7" />
    <title>General</title>
  </head>
  <body>
    <div id="root"></div>
  </body>`;
  const head = { title: 'Own', tags: ['<a />', '<b />'], structuredData: '<script></script>' };
  expect(withPageHead(html, head)).toBe(`<head>
    <meta name="theme-color" content="#FBFAF7" />
    <title>Own</title>
    <a />
    <b />
  </head>
  <body>
    <div id="root"></div>
    <script></script>
  </body>`);
});

test('a page without a title is refused', () => {
  expect(() => withPageHead('<head></head>', pageHead(pageAt('/'), knownSite))).toThrow(
    'The built page has nothing that matches /<title>',
  );
});
