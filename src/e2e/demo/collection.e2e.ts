import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expect, isLive, test } from '../test.ts';

test.use({ loadsPictures: true });

test('A row that is edited in Backstage is shown, and saved as a collection with its picture', async ({
  page,
}) => {
  await page.goto('./artworks?backstage=rows');
  await isLive(page);
  const panel = page.getByRole('dialog', { name: 'Backstage' });
  const row = panel.getByRole('list', { name: 'Artworks' }).getByRole('listitem').first();
  await row.locator('summary').click();
  await row.getByRole('button', { name: 'Edit' }).click();
  const field = row.getByRole('textbox');
  const work: { id: number; title: string } = JSON.parse(await field.inputValue());
  await field.fill(JSON.stringify({ ...work, title: 'Prepared for Monday' }));
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'Prepared for Monday', exact: true })).toBeVisible();
  // The page has come back with the edits.
  await expect(panel.getByText('; 1 row edited.')).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Save as a collection' }).click(),
  ]);
  const [folder = ''] = download.suggestedFilename().split('.');
  await expect(panel.getByText(/^Saved: /)).toBeVisible();
  const files = unzipSync(await readFile(await download.path()));
  const works: { id: number; title: string; image: string }[] = JSON.parse(
    new TextDecoder().decode(files[`${folder}/artworks.json`]),
  );
  const saved = works.find(({ id }) => id === work.id)!;
  expect(saved.title).toBe('Prepared for Monday');
  const picture = files[`${folder}/pictures/${saved.image}`]!;
  expect(new TextDecoder().decode(picture.slice(4, 12))).toBe('ftypavif');
});
