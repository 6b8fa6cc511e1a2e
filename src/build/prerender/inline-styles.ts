const STYLE_ATTRIBUTE = / style="([^"]*)"/g;

/**
 * Turns the `style` attributes of rendered HTML into rules of a style sheet: the Content-Security-Policy admits a
 * sheet by its hash and no attribute at all. React leaves attributes as they are when it takes a page over.
 */
export function extractStyles(html: string): { html: string; css: string } {
  const numbers = new Map<string, number>();
  const marked = html.replace(STYLE_ATTRIBUTE, (_, style: string) => {
    if (!numbers.has(style)) numbers.set(style, numbers.size);
    return ` data-s="${numbers.get(style)}"`;
  });
  const rules = [...numbers].map(([style, number]) => `[data-s="${number}"]{${unescape(style)}}`);
  return { html: marked, css: rules.join('') };
}

const ENTITIES: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** What React's server renderer escapes in attributes. */
const unescape = (text: string) =>
  text.replace(/&(quot|#x27|lt|gt|amp);/g, (code) => ENTITIES[code]!);
