import type { Locator, Page } from '@playwright/test';
import { formatMonth } from '#src/copy/format.ts';
import { expectNoViolations } from '../axe.ts';
import { event, work } from '#src/testing/visited-rows.ts';
import { expect } from '../test.ts';
import { test } from '../without-worker.ts';

// The response that a test breaks on purpose.
test.use({ expectedMessages: [/GET \/api\/artists: differs/] });

/** Opens a section of Backstage, by its name in an address, beside the cart of `full-cart`. */
async function openSection(page: Page, name: string): Promise<Locator> {
  await page.goto(`./cart?scenario=full-cart&backstage=${name}`);
  await expect(page.getByRole('link', { name: 'Cart, 7 items' })).toBeVisible();
  const panel = page.getByRole('dialog', { name: 'Backstage' });
  await expect(panel).toBeVisible();
  return panel;
}

/** Begins to edit the row whose title is this. */
async function editRow(panel: Locator, title: string): Promise<Locator> {
  const row = panel.getByRole('listitem').filter({ hasText: title });
  await row.getByText(title).click();
  await row.getByRole('button', { name: 'Edit' }).click();
  return row;
}

test('Reset asks first, and can be undone once the page has come back', async ({ page }) => {
  const panel = await openSection(page, 'data');
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Cart, 6 items' })).toBeVisible();
  await panel.getByRole('button', { name: 'Reset' }).click();
  const question = panel.getByRole('alertdialog');
  await expect(question).toContainText('Cart lines4');
  await question.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 7 items' })).toBeVisible();
  await panel.getByRole('button', { name: 'Undo reset' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 6 items' })).toBeVisible();
});

test('The page shows a cart line as soon as its row is edited', async ({ page }) => {
  const panel = await openSection(page, 'rows');
  const row = await editRow(panel, `1 × ${work.title}`);
  const field = row.getByRole('textbox');
  await field.fill((await field.inputValue()).replace('"quantity": 1', '"quantity": 4'));
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 10 items' })).toBeVisible();
  await expect(panel.getByText(`4 × ${work.title}`)).toBeVisible();
});

test('A body that breaks the contract is shown as far as it goes, and the link says it all', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const panel = await openSection(page, 'faults');
  await panel
    .getByRole('button', { name: 'Edit the response of GET /api/artists', exact: true })
    .click();
  await panel.getByRole('spinbutton', { name: 'Status' }).fill('200');
  await panel.getByLabel('A body of my own').check();
  await panel.getByLabel('Body, JSON or any text').fill('[{"id": 1}]');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Artists' }).click();
  await expect(
    page.getByRole('main').getByRole('heading', { level: 2, name: 'Artist' }),
  ).toBeVisible();
});

test('A clock in the address dates the events from its day', async ({ page, shop }) => {
  await shop.open('/events', { clock: '2037-03-01' });
  const date = new Date(Date.UTC(2037, 2, 1 + event.startsInDays)).toISOString().slice(0, 16);
  await expect(page.getByRole('heading', { name: formatMonth(date) })).toBeVisible();
});

const FORMS: readonly {
  section: string;
  /** @returns what is there as long as the form is open */
  open: (panel: Locator) => Promise<Locator>;
}[] = [
  {
    section: 'data',
    async open(panel) {
      await panel.getByRole('button', { name: 'Reset' }).click();
      return panel.getByRole('alertdialog');
    },
  },
  {
    section: 'rows',
    async open(panel) {
      const row = await editRow(panel, `1 × ${work.title}`);
      return row.getByRole('textbox');
    },
  },
  {
    section: 'faults',
    async open(panel) {
      await panel.getByRole('button', { name: 'Edit the response of Every call' }).click();
      await panel.getByLabel('A body of my own').check();
      return panel.getByLabel('Body, JSON or any text');
    },
  },
];

for (const { section, open } of FORMS) {
  test(`The form in ${section} has no violation that axe finds, and fits its panel at 320 pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 844 });
    const panel = await openSection(page, section);
    const form = await open(panel);
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(form).toBeVisible();
      await expectNoViolations(page, '[data-backstage]', `${section} at ${width} pixels`);
      expect(
        await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      ).toBe(0);
    }
  });
}
