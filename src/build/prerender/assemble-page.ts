import type { PrerenderedPage } from '#src/app/prerendered-page.ts';
import { hashOf } from '../content-security-policy.ts';
import { extractStyles } from './inline-styles.ts';
import { START_NOTICE, START_NOTICE_STYLES } from './start-notice.ts';

/** Pictures below the fold stay out of their frames, where the browser does not fetch them, until the page is interactive. */
const DEFERRED_PICTURES = '.deferring .picture>img[loading=lazy]{transform:translateX(-9999px)}';
/**
 * A page that may not be seen keeps its place, unless no other comes; so does what differs for a signed-in visitor, or by
 * earlier choices.
 */
const HIDDEN_PAGE =
  '[data-page=hidden]:not([data-start=failed]) #root,.signed-in [data-signed-out],.visitor-state .by-visitor-state{visibility:hidden}';
/** A tap that React cannot answer yet is answered at once. */
const BUSY_BUTTON = '[data-start] button[aria-busy=true]{opacity:.6;cursor:progress}';

export interface PageParts {
  /** The page without content, as the build writes it. */
  shell: string;
  /** The content of `#root`. */
  html: string;
  page: PrerenderedPage;
  loader: string;
  /** The address of the style sheet with the faces of all fonts. */
  fontSheet: string;
  /** Picks the rules that the content needs. */
  selectCss: (html: string) => Promise<string>;
}

/** Puts the file of a prerendered page together. */
export async function assemblePage({
  shell,
  html,
  page,
  loader,
  fontSheet,
  selectCss,
}: PageParts): Promise<string> {
  const { preloads, content } = splitPreloads(html);
  const { html: body, css } = extractStyles(content);
  const style =
    DEFERRED_PICTURES +
    HIDDEN_PAGE +
    BUSY_BUTTON +
    START_NOTICE_STYLES +
    (await selectCss(body)) +
    css;
  const sheets = [page.files.sheet, fontSheet]
    .map((href) => `<link rel="stylesheet" href="${href}">`)
    .join('');
  const json = JSON.stringify(page).replaceAll('<', '\\u003c');
  return withoutCode(shell)
    .replace(
      '</head>',
      () =>
        // Styles first: the whole sheet, which the loader appends, has to come after them, or its variants lose.
        `${preloads}<style>${style}</style><script type="application/json" id="page">${json}</script>` +
        `<script>${loader}</script><noscript>${sheets}</noscript></head>`,
    )
    .replace('<div id="root"></div>', () => `${START_NOTICE}<div id="root">${body}</div>`)
    .replace("script-src 'self'", () => `script-src 'self' ${hashOf(loader)}`)
    .replace("style-src 'self'", () => `style-src 'self' ${hashOf(style)}`);
}

/** React puts the preloads of eager pictures before the content; they belong into the head. */
function splitPreloads(html: string): { preloads: string; content: string } {
  const preloads = /^(?:<link rel="preload"[^>]*>)*/.exec(html)![0];
  return { preloads, content: html.slice(preloads.length) };
}

/** The loader asks for scripts, data and styles in its own order. */
const withoutCode = (shell: string): string =>
  shell
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:modulepreload|stylesheet|preload)"[^>]*>/g, '')
    .replace(/\n\s*/g, '\n');

/** The page without content: it says too where it does not start. @param guard the script that watches over that */
export function shellFile(shell: string, guard: string): string {
  return (
    shell
      // Before the style sheets, for which the scripts after them wait.
      .replace(
        '<title>',
        () => `<style>${START_NOTICE_STYLES}</style><script>${guard}</script><title>`,
      )
      .replace('<div id="root">', () => `${START_NOTICE}<div id="root">`)
      .replace("script-src 'self'", () => `script-src 'self' ${hashOf(guard)}`)
      .replace("style-src 'self'", () => `style-src 'self' ${hashOf(START_NOTICE_STYLES)}`)
  );
}
