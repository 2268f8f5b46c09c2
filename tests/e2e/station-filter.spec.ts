import { settled } from '../harness/built-pages.ts';
import { expect, test } from '../harness/test.ts';

test('a station selected once is followed by orders, invoices and certificates, and the accounts say that they do not', async ({
  page,
  open,
}) => {
  await open(page, '/admin/orders-list');
  await settled(page);
  const name = page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^\d+ - / });
  const [code = '', station = ''] = ((await name.textContent()) ?? '').split(' - ');
  await name.click();
  await expect(page).toHaveURL(`/admin/orders-list?station=${code}`);
  const chip = page.getByRole('button', { name: `Quitar Solo la estación ${code} - ${station}` });
  await expect(chip).toBeVisible();
  await settled(page);
  const stations = page.getByRole('article').getByRole('link', { name: /^\d+ - / });
  for (const one of await stations.allTextContents()) expect(one).toBe(`${code} - ${station}`);

  // The board shows the same station.
  await page.getByText('Tablero').click();
  await settled(page);
  await expect(chip).toBeVisible();

  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Facturas pendientes' }).click();
  await expect(page).toHaveURL(`/admin/pending-invoices?station=${code}`);
  await settled(page);
  const cards = page.getByRole('article');
  for (const card of await cards.all()) await expect(card).toContainText(station);

  // The contract knows no station there: all are shown, and the page says so.
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Estado de cuenta en línea' }).click();
  const notice = page.getByText(
    `Aquí se muestran todas las estaciones, no solo ${code} - ${station}.`,
  );
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL('/admin/account-status');

  await page.goBack();
  await chip.click();
  await expect(page).toHaveURL('/admin/pending-invoices');
  await page.goto('/admin/orders-list');
  await settled(page);
  await expect(page).toHaveURL('/admin/orders-list');
  await expect(page.getByRole('button', { name: /^Quitar Solo la estación/ })).toHaveCount(0);
});
