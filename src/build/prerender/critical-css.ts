import Beasties from 'beasties';

/** Rules that are never dropped: those of class names that scripts add later, and those that are not understood. */
const ALLOWED = [/^\.(?:group|restoring)\b/, /:is\(/];

/**
 * Makes a function that picks from a style sheet the rules that a page needs before the whole sheet has come.
 * @param faces rules that every page begins with
 */
export function criticalCss(sheet: string, faces: string): (html: string) => Promise<string> {
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

  return async (html) => {
    // Relative, because the addresses in a sheet with a folder would be joined to it, and quotes in one be lost.
    const page = `<!doctype html><html><head><link rel="stylesheet" href="sheet.css"></head><body><div id="root">${html}</div></body></html>`;
    const processed = await beasties.process(page);
    const style = /<style>([\s\S]*?)<\/style>/.exec(processed)?.[1];
    if (style === undefined) throw new Error('No critical styles were found.');
    return faces + style;
  };
}
