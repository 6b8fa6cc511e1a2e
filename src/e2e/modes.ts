import { isAsItComes } from '../testing/as-it-comes.ts';
import { subPath } from './sites.ts';

/** The Playwright project of the journeys against a real server, for which `npm run backend` stands in. */
export const LIVE = 'live';

/** The Playwright project of those against a server that shares no line with it. */
export const PLAIN = 'plain';

/** The parts of a journey that run against a real server too; all of them, where nothing is said. */
export interface Choice {
  /** Parts of titles: no other test of the file runs. */
  only?: readonly string[];
  /** Parts of titles of tests that do not run, each with the reason. */
  except?: Readonly<Record<string, string>>;
}

/** Journeys that run in both modes: against the backend in the page, and against a real server. All others run once. */
export const IN_BOTH_MODES: Readonly<Record<string, Choice>> = {
  'before-scripts': {
    // The other pages of a live build have no content before their calls are answered.
    only: [
      'the text of the newsletter stays, and is sent',
      'a sign-in form is sent once',
      'somebody signed in never sees Sign In',
    ],
  },
  delays: {},
  history: {
    except: {
      'At 390 pixels': 'one width shows what a server changes: when the rows come',
      'a page of a demo state': 'the tab keeps a demo state, a server does not',
      'a typed address starts at the top': 'asks for no rows',
      'The tab of Home, a chip and a kept filter': 'the browser keeps these',
    },
  },
  invoice: {},
  keyboard: {},
  'long-list': { except: { 'After the window is widened': 'the same rows in another width' } },
  'picture-viewer': {
    // The others make no call.
    only: ['Back closes the viewer', 'without a call', 'a swipe over the fitted picture'],
  },
  'plain-pictures': {},
  purchase: { except: { [subPath]: 'calls start at the root, wherever the site is' } },
  safety: {
    // A policy is the same in both builds, but for the origin of the server, which `api-address` tries.
    only: [
      '/ does not violate',
      '/checkout does not violate',
      'HTML in names is shown as text',
      'During a purchase neither password nor card data is stored',
    ],
  },
  scenarios: {
    except: {
      'signed-in: ': 'says what is kept in one tab',
      'huge: ': '`real-server` has a list of fifty thousand',
      'The data of a scenario belongs to its tab': 'a server has one cart for all tabs',
      '?fail and ?latency apply to the tab': 'these are parameters of the demo',
    },
  },
};

/** Journeys that run against the plain server too: those that need no state of the demo. */
export const WITH_PLAIN_SERVER: Readonly<Record<string, readonly string[]>> = {
  history: ['Home is found', 'coming back from another site', 'A month jump'],
  'plain-pictures': [''],
  purchase: [''],
};

/** Journeys that are about real servers alone. */
export const LIVE_ONLY: readonly string[] = ['real-server'];

/** Journeys that judge the shop as it comes, and run with no other brand and no other collection; parts of titles. */
export const AS_IT_COMES: readonly { file: string; title?: string; reason: string }[] = [
  { file: 'budget', reason: 'its figures were measured with these names, texts and pictures' },
  { file: 'kit', title: 'The recipes', reason: 'they are printed with an id of this collection' },
  { file: 'looks', reason: 'its expected pictures show this collection' },
  { file: 'screenshots', reason: 'the pictures of the README show this collection' },
];

/** Matches what Playwright compares with `grep`: project, file and titles, with spaces between. */
export const patternOf = (file: string, title = '') =>
  `\\b${file}\\.e2e\\.ts .*${title.replaceAll(/[?/.]/g, String.raw`\$&`)}`;

const choices = Object.entries(IN_BOTH_MODES);
const included = [
  ...LIVE_ONLY.map((file) => patternOf(file)),
  ...choices.flatMap(([file, { only = [''] }]) => only.map((title) => patternOf(file, title))),
];
const excluded = choices.flatMap(([file, { except = {} }]) =>
  Object.keys(except).map((title) => patternOf(file, title)),
);

const filesOf = (names: readonly string[]) => names.map((name) => `${name}.e2e.ts`);

/** The projects of `playwright.config.ts`. */
export const projects = [
  {
    name: 'site',
    testIgnore: filesOf(LIVE_ONLY),
    grepInvert: isAsItComes
      ? []
      : AS_IT_COMES.map(({ file, title }) => new RegExp(patternOf(file, title))),
  },
  {
    name: LIVE,
    testMatch: filesOf([...LIVE_ONLY, ...Object.keys(IN_BOTH_MODES)]),
    grep: new RegExp(included.join('|')),
    grepInvert: new RegExp(excluded.join('|')),
  },
  {
    name: PLAIN,
    use: { expectedMessages: [/differs from the contract/] },
    testMatch: filesOf(Object.keys(WITH_PLAIN_SERVER)),
    grep: new RegExp(
      Object.entries(WITH_PLAIN_SERVER)
        .flatMap(([file, titles]) => titles.map((title) => patternOf(file, title)))
        .join('|'),
    ),
    grepInvert: new RegExp(excluded.join('|')),
  },
];
