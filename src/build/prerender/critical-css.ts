import Beasties from 'beasties';

/** Rules that are never dropped: those of class names that scripts add later, and those that are not understood. */
const ALLOWED = [/^\.(?:group|returning)\b/, /:is\(/];

/** Faces with a file wait for the whole sheet; those of the system stand in for them at once. */
const SYSTEM_FONT_FACE = /@font-face\{[^}]*src:local\([^}]*\}/g;

/** Makes a function that picks from a style sheet the rules that a page needs before the whole sheet has come. */
export function criticalCss(sheet: string): (html: string) => Promise<string> {
  const beasties = new Beasties({
    preload: 'media',
    fonts: false,
    keyframes: 'critical',
    pruneSource: false,
    reduceInlineStyles: false,
    allowRules: ALLOWED,
    logLevel: 'error',
  });
  beasties.getCssAsset = () => sheet;
  const fallbackFonts = (sheet.match(SYSTEM_FONT_FACE) ?? []).join('');

  return async (html) => {
    const page = `<!doctype html><html><head><link rel="stylesheet" href="/sheet.css"></head><body><div id="root">${html}</div></body></html>`;
    const processed = await beasties.process(page);
    const style = /<style>([\s\S]*?)<\/style>/.exec(processed)?.[1];
    if (style === undefined) throw new Error('No critical styles were found.');
    return fallbackFonts + style;
  };
}
