import type { Page } from '@playwright/test';

/** Holds back the responses for files of a page. @returns a function that lets them come, and all later ones */
export async function hold(page: Page, file: RegExp) {
  let answer!: () => void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(file, async (route) => {
    await answered;
    await route.continue();
  });
  return answer;
}
