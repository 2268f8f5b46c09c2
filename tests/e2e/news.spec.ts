import { expect, test } from '../harness/test.ts';

test('opens a news post from the list, and back returns to the list', async ({ page, open }) => {
  await open(page, '/allied/news');
  const card = page.getByRole('main').getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('main').getByText(/^Publicad/)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Noticias' })).toBeVisible();
  await expect(card).toContainText(title);
});
