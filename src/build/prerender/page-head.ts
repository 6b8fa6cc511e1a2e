import { pageSummaries } from '#src/copy/page-summaries.ts';
import { brand } from '#src/copy/brand.ts';
import { documentTitle } from '#src/copy/titles.ts';
import { escapeMarkup } from './escape-markup.ts';
import { previewDescription, previewTitle } from './link-preview.ts';
import { pictureOf, previewPicture } from './page-picture.ts';
import { addressOf } from './site-address.ts';
import { isIndexed, type SitePage } from './site-pages.ts';
import { structuredData } from './structured-data.ts';
import type { Site } from './structured-rows.ts';
import { summarize } from './summarize.ts';

/** What a page says of itself. */
export interface PageHead {
  /** The document title, which the page's heading sets to the same; not escaped. */
  title: string;
  /** HTML of the description, the link preview and the canonical address. */
  tags: string[];
  /** HTML of the JSON-LD script; empty where the page has none. */
  structuredData: string;
}

/** The title, the tags and the structured data of a page. */
export function pageHead(page: SitePage, site: Site): PageHead {
  const data = isIndexed(page) ? structuredData(page, site) : undefined;
  return {
    title: documentTitle(nameOf(page)),
    tags: [
      meta('name', 'description', descriptionOf(page)),
      ...indexTags(page, site),
      ...previewTags(page, site),
    ],
    structuredData: data ? `<script type="application/ld+json">${scriptJson(data)}</script>` : '',
  };
}

/**
 * Puts a page's title and tags into a built page in place of the general ones. The structured data stands at the end of
 * the body, because nothing that is painted waits for it.
 * @throws when the page lacks the element they go to
 */
export function withPageHead(
  html: string,
  { title, tags, structuredData: data }: PageHead,
): string {
  let page = put(html, /<title>[^<]*<\/title>/, `<title>${escapeMarkup(title)}</title>`);
  page = put(page, /<meta\s+name="description"[^>]*>\s*/, '');
  page = put(page, /<\/head>/, `${tags.map((tag) => `  ${tag}\n  `).join('')}</head>`);
  return data ? put(page, /<\/body>/, `  ${data}\n  </body>`) : page;
}

function put(html: string, place: RegExp, content: string): string {
  if (!place.test(html)) throw new Error(`The built page has nothing that matches ${place}.`);
  return html.replace(place, () => content);
}

function nameOf(page: SitePage): string | undefined {
  switch (page.kind) {
    case 'home':
    // The same file is sent for every unknown address, so it has the general title.
    case 'notFound':
      return undefined;
    case 'category':
      return page.row.name;
    case 'artist':
      return page.row.fullName;
    case 'artwork':
    case 'event':
      return page.row.title;
    default:
      return pageSummaries[page.kind].title;
  }
}

function descriptionOf(page: SitePage): string {
  switch (page.kind) {
    case 'category':
    case 'artwork':
    case 'event':
      return summarize(page.row.description) || pageSummaries.home.description;
    case 'artist':
      return summarize(page.row.bio) || pageSummaries.home.description;
    case 'notFound':
      return pageSummaries.home.description;
    default:
      return pageSummaries[page.kind].description;
  }
}

function indexTags(page: SitePage, { siteUrl }: Site): string[] {
  if (!isIndexed(page)) return [meta('name', 'robots', 'noindex')];
  if (siteUrl === undefined) return [];
  const url = addressOf(page.path, siteUrl);
  return [`<link rel="canonical" href="${escapeMarkup(url)}" />`, meta('property', 'og:url', url)];
}

/** Open Graph, which X reads too where it has no tags of its own. */
function previewTags(page: SitePage, site: Site): string[] {
  const { image, alt } = pictureOf(page);
  const { url, type, width, height } = previewPicture(image, site);
  const facts: Record<string, string | number | undefined> = {
    'og:site_name': brand.name,
    'og:type': ogType(page),
    'og:title': previewTitle(page, nameOf(page) ?? brand.line, site),
    'og:description': previewDescription(page, descriptionOf(page)),
    'og:image': url,
    'og:image:type': type,
    'og:image:width': width,
    'og:image:height': height,
    'og:image:alt': alt,
    ...(page.kind === 'artwork' && {
      'product:price:amount': page.row.price.toFixed(2),
      'product:price:currency': brand.currency,
      'product:availability': page.row.isSold ? 'out of stock' : 'in stock',
    }),
  };
  return [
    ...Object.entries(facts).flatMap(([property, content]) =>
      content === undefined ? [] : [meta('property', property, String(content))],
    ),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

function ogType({ kind }: SitePage): string {
  if (kind === 'artist') return 'profile';
  return kind === 'artwork' ? 'product' : 'website';
}

function meta(attribute: 'name' | 'property', name: string, content: string): string {
  return `<meta ${attribute}="${name}" content="${escapeMarkup(content)}" />`;
}

/** JSON that cannot end the script it stands in, nor begin a comment there. */
function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
