import { parseDemoState } from '../state/demo-state.ts';
import { parseUrl } from '#mocks/demo/parse-url.ts';

/** What a step does by itself once its page is there. */
export type Direction =
  | { do: 'fill in' | 'stay' }
  /** A button or link by its name, or a part of the page by a heading, a name or a CSS selector in backticks. */
  | { do: 'press' | 'show' | 'with'; name: string };

export interface TourStep {
  title: string;
  /** The page, and the state to show: `/cart` and `?scenario=full-cart`. */
  pathname: string;
  search: string;
  directions: readonly Direction[];
  /** What the card shows to everybody; paragraphs are separated by an empty line. */
  words: string;
  /** What only the presenter reads. */
  notes: string;
  /** A part of the page that comes with what the visitor does, and what the card then shows in place of the words. */
  outcome?: { name: string; words: string };
}

export interface Tour {
  title: string;
  steps: readonly TourStep[];
}

/**
 * Reads a tour from Markdown: `# Title`, then for each step `## Title`, a line with a path of the shop, a list of
 * directions, what the card shows, and the presenter's notes as a quotation.
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
  const [path, content] = splitLine(rest.trim());
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
  return { title, pathname, search, ...parseContent(content.split('\n')) };
}

const DIRECTION = /^- (?:(fill in|stay)|(press|show|with) (.+))$/;
const OUTCOME = /^- once (.+)$/;
const NOTE = /^> ?/;
const isDirection = (line: string) => DIRECTION.test(line.trim());
const isNote = (line: string) => NOTE.test(line);

function parseContent(
  lines: readonly string[],
): Pick<TourStep, 'directions' | 'words' | 'notes' | 'outcome'> {
  const all = lines.filter((line) => !isDirection(line) && !isNote(line));
  const end = all.findIndex((line) => OUTCOME.test(line.trim()));
  const [, name] = OUTCOME.exec(all[end]?.trim() ?? '') ?? [];
  return {
    directions: lines.filter(isDirection).map(parseDirection),
    words: paragraphs(name === undefined ? all : all.slice(0, end)),
    notes: paragraphs(lines.filter(isNote).map((line) => line.replace(NOTE, ''))),
    ...(name !== undefined && { outcome: { name, words: paragraphs(all.slice(end + 1)) } }),
  };
}

function parseDirection(line: string): Direction {
  const [, alone, action, name = ''] = DIRECTION.exec(line.trim())!;
  return alone
    ? { do: alone as 'fill in' | 'stay' }
    : { do: action as 'press' | 'show' | 'with', name };
}

/** A line break within a paragraph is a space. */
const paragraphs = (lines: readonly string[]) =>
  lines
    .join('\n')
    .trim()
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/(?<!\n)\n(?!\n)/g, ' ');

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
