import { waitUntilSettled } from '../harness/built-pages.ts';
import { expect, test } from '../harness/test.ts';

test('the station filter applies to every page with stations, and the account pages state that they show all stations', async ({
  page,
  open,
}) => {
  await open(page, '/');
  await waitUntilSettled(page);
  // The backend searches, so the picker never asks for all stations.
  const pageSizes: unknown[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const { operationName, variables } = request.postDataJSON();
    if (operationName === 'Destinations') pageSizes.push(variables.pageSize);
  });
  await page.getByRole('button', { name: 'Todas las estaciones' }).click();
  const picker = page.getByRole('dialog', { name: 'Ver una sola estación' });
  await picker.getByRole('combobox', { name: 'Estación' }).fill('mirador');
  await page
    .getByRole('option', { name: /Mirador/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/\?station=\d+$/);
  expect([...new Set(pageSizes)]).toEqual([50]);
  const stationButton = page.getByRole('button', { name: /^Solo la estación \d+ - / });
  const match = /(\d+) - (.*)/.exec((await stationButton.textContent()) ?? '') ?? [];
  const [, code = '', stationName = ''] = match;
  await waitUntilSettled(page);
  const latestOrders = page.getByRole('region', { name: 'Últimos pedidos' }).getByRole('listitem');
  for (const row of await latestOrders.all()) await expect(row).toContainText(stationName);

  await page.goto('/admin/orders-list');
  await expect(page).toHaveURL(`/admin/orders-list?station=${code}`);
  await expect(stationButton).toBeVisible();

  await waitUntilSettled(page);
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Facturas pendientes' }).click();
  await expect(page).toHaveURL(`/admin/pending-invoices?station=${code}`);
  await waitUntilSettled(page);
  const cards = page.getByRole('article');
  for (const card of await cards.all()) await expect(card).toContainText(stationName);

  // The backend cannot filter accounts by station, so the page states that it shows all.
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Estado de cuenta en línea' }).click();
  const notice = page.getByText(
    `Aquí se muestran todas las estaciones, no solo ${code} - ${stationName}.`,
  );
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL('/admin/account-status');

  await page.goBack();
  await page.getByRole('button', { name: 'Ver todas las estaciones' }).click();
  await expect(page).toHaveURL('/admin/pending-invoices');
  await page.goto('/admin/orders-list');
  await waitUntilSettled(page);
  await expect(page).toHaveURL('/admin/orders-list');
  await expect(page.getByRole('button', { name: 'Todas las estaciones' })).toBeVisible();
});
