/** `vernissage/playwright`: Playwright's `test` with a `shop`. */
export { expect, type OpenOptions, type Shop, type ShopOptions, test } from '../playwright.ts';
export type { Call, ResponseOptions } from '../calls.ts';
