import { parseDemoState } from '../state/demo-state.ts';
import { parseUrl } from '#mocks/demo/parse-url.ts';

export interface TourStep {
  title: string;
  /** The page, and the state to show: `/cart` and `?scenario=full-cart`. */
  pathname: string;
  search: string;
  /** What the presenter says; paragraphs are separated by an empty line. */
  words: string;
}

export interface Tour {
  title: string;
  steps: readonly TourStep[];
}

/**
 * Reads a tour from Markdown: `# Title`, then for each step `## Title`, a line with a path of the shop, and what to say.
 * @throws Error saying which step is wrong
 */
export function parseTour(text: string): Tour {
  const [head = '', ...steps] = text.replaceAll('\r\n', '\n').split(/^##(?!#)/m);
  if (steps.length === 0) {
    throw new Error('A tour has at least one step. A step begins with a line "## Its title".');
  }
  const [, title = 'Tour'] = /^# *(.+)/m.exec(head) ?? [];
  return { title: title.trim(), steps: steps.map(parseStep) };
}

function parseStep(text: string): TourStep {
  const [title, rest] = splitLine(text);
  const [path, words] = splitLine(rest.trim());
  if (title === '') throw new Error('A step has no title behind its "##".');
  const url = pageUrl(path);
  if (!url) {
    throw new Error(
      `The step "${title}" names no page. The line below its title is a path of the shop, such as /cart?scenario=full-cart.`,
    );
  }
  const [mistake] = parseDemoState(url.searchParams).mistakes;
  if (mistake) throw new Error(`The step "${title}": ${mistake}`);
  const { pathname, search } = url;
  return { title, pathname, search, words: words.trim().replaceAll(/(?<!\n)\n(?!\n)/g, ' ') };
}

function splitLine(text: string): [line: string, rest: string] {
  const [line = '', ...rest] = text.split('\n');
  return [line.trim(), rest.join('\n')];
}

const SITE = 'http://shop.example';

/** A tour may come with a link from anybody: an address that leaves the site is none. */
function pageUrl(path: string): URL | undefined {
  const url = path.startsWith('/') ? parseUrl(path, SITE) : undefined;
  // `/.//elsewhere.example` is a page of this site only until its pathname is taken for an address.
  const isOfSite = url?.origin === SITE && !url.pathname.startsWith('//');
  return isOfSite && url.hash === '' ? url : undefined;
}
