import type { Page } from '@playwright/test';

/** Waits until the page has its fonts: before, a title may take a line more or less. */
export async function hasFonts(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    ['EB Garamond', 'Hanken Grotesk'].every((name) =>
      [...document.fonts].some(
        ({ family, status }) => family.replaceAll('"', '') === name && status === 'loaded',
      ),
    ),
  );
}
