import { artists } from '#fixtures/collection.ts';
import { expectNoViolations } from '../axe.ts';
import { expect } from '../test.ts';
import { test } from '../without-worker.ts';

test('A response edited in Backstage is shown at once, kept over a reload, and ended by one button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./artists?backstage=requests');
  const panel = page.getByRole('dialog', { name: 'Backstage' });
  const count = page.getByText(/^Showing \d+ artists?$/);
  await expect(count).toHaveText(`Showing ${artists.length} artists`);
  const call = panel.getByRole('listitem').filter({ hasText: '/api/artists' }).last();
  await call.locator('summary').click();
  await call.getByRole('button', { name: 'Edit this response' }).click();

  const body = call.getByLabel('Body, JSON or any text');
  await expect(body).toBeFocused();
  const [first] = JSON.parse(await body.inputValue()) as object[];
  await body.fill(JSON.stringify([{ ...first, fullName: 5 }]));
  await expect(call.getByText('The contract says otherwise.')).toBeVisible();
  await expectNoViolations(page, '[data-backstage]');
  const content = panel.getByRole('tabpanel');
  expect(await content.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
    0,
  );
  await body.fill(JSON.stringify([{ ...first, fullName: 'Ida Override' }]));
  await call.getByRole('button', { name: 'Apply' }).click();
  await expect(count).toHaveText('Showing 1 artist');

  await page.reload();
  await expect(page.getByRole('link', { name: 'Ida Override' })).toBeVisible();
  await panel.getByRole('button', { name: 'Clear overrides' }).click();
  await expect(panel.getByRole('heading', { name: 'Backstage' })).toBeFocused();
  await expect(count).toHaveText(`Showing ${artists.length} artists`);
});
