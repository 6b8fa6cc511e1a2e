import type { Page } from '@playwright/test';

/** Keeps a file from a page. @returns what lets it come */
export async function hold(page: Page, file: RegExp) {
  let answer!: () => void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(file, async (route) => {
    await answered;
    await route.continue();
  });
  return answer;
}
