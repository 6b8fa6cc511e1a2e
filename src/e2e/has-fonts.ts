import { type CDPSession, expect, type Page } from '@playwright/test';

/** The name of the shop in the serif, and a sentence in the sans. */
const TEXTS = ['footer a', 'footer p'];

/**
 * Waits until the page's text is drawn in its fonts: before, a title may take a line more or less. That they are loaded
 * does not tell: at times Chromium draws on in those of the system.
 * @param texts selectors of the elements with the text
 */
export async function hasFonts(page: Page, texts: readonly string[] = TEXTS): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  await expect
    .poll(() => drawnInWebFonts(devtools, texts), {
      message: 'texts drawn in the fonts of the shop',
    })
    .toEqual(texts);
  await devtools.detach();
}

/** Those of the texts that are drawn in nothing but fonts which the page has brought. */
async function drawnInWebFonts(devtools: CDPSession, texts: readonly string[]): Promise<string[]> {
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 });
  const drawn: string[] = [];
  for (const selector of texts) {
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    if (nodeId === 0) continue;
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    if (fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont)) drawn.push(selector);
  }
  return drawn;
}
