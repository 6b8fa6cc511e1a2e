import { escapeMarkup } from './escape-markup.ts';
import { addressOf } from './site-address.ts';
import { isIndexed, type SitePage } from './site-pages.ts';

/** The content of sitemap.xml: the pages that search engines shall list. */
export function sitemap(pages: readonly SitePage[], siteUrl: string): string {
  const urls = pages
    .filter(isIndexed)
    .map(({ path }) => addressOf(path, siteUrl))
    .map((url) => `  <url><loc>${escapeMarkup(url)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/**
 * The content of robots.txt. It forbids nothing: a crawler must be able to read a page to see its `noindex`. Crawlers ask
 * for it only at the root of an origin, so the sitemap of a site below that has to be told to them otherwise.
 */
export function robotsTxt(siteUrl?: string): string {
  const rules = 'User-agent: *\nAllow: /\n';
  return siteUrl ? `${rules}\nSitemap: ${siteUrl}sitemap.xml\n` : rules;
}
