import type { Page } from '@playwright/test';
import { getEmail } from '@surtidor/sandbox/scenarios';
import { waitUntilSettled } from '../harness/built-pages.ts';
import { expect, test } from '../harness/test.ts';

const fieldLabel = /^Buscar una página, un pedido/;
const getField = (page: Page) => page.getByRole('combobox', { name: fieldLabel });
const getFirstOption = (page: Page, group: string) =>
  page.getByRole('group', { name: group }).getByRole('option').first();

/** Opens the palette with its shortcut and types a search text. */
async function searchInPalette(page: Page, searchText: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(getField(page)).toBeFocused();
  await page.keyboard.type(searchText);
}

const readStoredKeys = (page: Page) =>
  page.evaluate(() =>
    Object.keys({ ...localStorage, ...sessionStorage }).filter((key) =>
      /recents|station/.test(key),
    ),
  );

test('finds orders, invoices, users and stations, lists them as recent and deletes this list on sign-out', {
  tag: '@slow',
}, async ({ page, open }) => {
  await open(page, '/admin/orders-list');
  await waitUntilSettled(page);
  const firstOrder = page
    .getByRole('rowheader')
    .getByRole('link', { name: /^Pedido / })
    .first();
  const order = (await firstOrder.textContent()) ?? '';
  await searchInPalette(page, order.replace('Pedido ', ''));
  await expect(getFirstOption(page, 'Pedidos')).toContainText(order);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: order })).toBeVisible();

  await searchInPalette(page, 'FEV1000');
  const invoice = (await getFirstOption(page, 'Facturas').textContent()) ?? '';
  await getFirstOption(page, 'Facturas').click();
  await expect(page).toHaveURL(/\/admin\/invoice\?number=FEV1000\d\d$/);
  const [number = ''] = /FEV1000\d\d/.exec(invoice) ?? [];
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);

  await searchInPalette(page, getEmail('operativo'));
  const userName =
    (await getFirstOption(page, 'Usuarios').textContent())?.replace('Operativo', '') ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/allied\/edit-profile\?id=\d+/);
  await expect(page.getByRole('main')).toContainText(userName);

  // Opens the palette with its button and finds a station.
  await page.goto('/admin/orders-list');
  await waitUntilSettled(page);
  await page.getByRole('button', { name: 'Buscar en el portal (Ctrl K)' }).click();
  await getField(page).fill('mirador');
  await getFirstOption(page, 'Estaciones').click();
  await expect(page).toHaveURL(/\/admin\/orders-list\?station=\d+/);
  await expect(page.getByRole('button', { name: /^Solo la estación .*Mirador/ })).toBeVisible();

  // Only ids are stored; the page fetches the names.
  await page.reload();
  await waitUntilSettled(page);
  await page.keyboard.press('Control+k');
  const recentGroup = page.getByRole('group', { name: 'Recientes' });
  await expect(recentGroup.getByRole('option')).toHaveCount(4);
  await expect(recentGroup).toContainText(userName);
  await expect(recentGroup).toContainText('Mirador');
  await expect(recentGroup).toContainText(number);
  const storedRecents = await page.evaluate(() => localStorage.getItem('surtidor-recents') ?? '');
  expect(storedRecents).not.toContain(userName);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  expect(await readStoredKeys(page)).toEqual([]);
});

test('a user with permission only for orders sees and requests only orders', async ({
  page,
  open,
}) => {
  const operations: string[] = [];
  page.on('request', (request) => {
    operations.push(...(request.headers()['x-operation-name'] ?? '').split(','));
  });
  await open(page, '/', getEmail('operativo'));
  await waitUntilSettled(page);
  operations.length = 0;
  await searchInPalette(page, '1000');
  await expect(page.getByRole('group', { name: 'Pedidos' })).toBeVisible();
  for (const group of ['Facturas', 'Usuarios']) {
    await expect(page.getByRole('group', { name: group })).toHaveCount(0);
  }
  expect(operations).not.toContain('PendingInvoices');
  expect(operations).not.toContain('Associates');

  // The back button closes the palette and stays on the page.
  await page.goBack();
  await expect(getField(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // Every suggested page opens.
  await searchInPalette(page, '');
  const pageOptions = page.getByRole('group', { name: 'Páginas' }).getByRole('option');
  const pageNames = await pageOptions.allTextContents();
  expect(pageNames).not.toContain('Usuarios');
  expect(pageNames).not.toContain('Facturas pendientes');
  for (const index of pageNames.keys()) {
    await pageOptions.nth(index).click();
    await waitUntilSettled(page);
    await expect(page.getByText('No tiene permiso', { exact: false })).toHaveCount(0);
    await page.keyboard.press('Control+k');
  }
});
