import type { Page } from '@playwright/test';
import { getEmail } from '@surtidor/sandbox/scenarios';
import { waitUntilSettled } from '../harness/built-pages.ts';
import { expect, test } from '../harness/test.ts';

const label = /^Buscar una página, un pedido/;
const getField = (page: Page) => page.getByRole('combobox', { name: label });
const getFirstOption = (page: Page, group: string) =>
  page.getByRole('group', { name: group }).getByRole('option').first();

/** Opens the palette with its shortcut and types a text. */
async function search(page: Page, searchText: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(getField(page)).toBeFocused();
  await page.keyboard.type(searchText);
}

const readStoredKeys = (page: Page) =>
  page.evaluate(() =>
    Object.keys({ ...localStorage, ...sessionStorage }).filter((key) =>
      /recents|last-visit|station/.test(key),
    ),
  );

test('finds orders, invoices, users and stations, lists them as recent and deletes them on sign-out', async ({
  page,
  open,
}) => {
  await open(page, '/admin/orders-list');
  await waitUntilSettled(page);
  const firstOrder = page
    .getByRole('rowheader')
    .getByRole('link', { name: /^Pedido / })
    .first();
  const order = (await firstOrder.textContent()) ?? '';
  await search(page, order.replace('Pedido ', ''));
  await expect(getFirstOption(page, 'Pedidos')).toContainText(order);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: order })).toBeVisible();

  await search(page, 'FEV1000');
  const invoice = (await getFirstOption(page, 'Facturas pendientes').textContent()) ?? '';
  await getFirstOption(page, 'Facturas pendientes').click();
  await expect(page).toHaveURL(/\/admin\/pending-invoices\?q=FEV1000\d\d$/);
  const [number = ''] = /FEV1000\d\d/.exec(invoice) ?? [];
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText(number);

  await search(page, getEmail('operativo'));
  const person =
    (await getFirstOption(page, 'Usuarios').textContent())?.replace('Operativo', '') ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/allied\/edit-profile\?id=\d+/);
  await expect(page.getByRole('main')).toContainText(person);

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
  const recent = page.getByRole('group', { name: 'Recientes' });
  await expect(recent.getByRole('option')).toHaveCount(4);
  await expect(recent).toContainText(person);
  await expect(recent).toContainText('Mirador');
  await expect(recent).toContainText(number);
  const stored = await page.evaluate(() => localStorage.getItem('surtidor-recents') ?? '');
  expect(stored).not.toContain(person);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  expect(await readStoredKeys(page)).toEqual([]);
});

test('a user with permission for orders only sees and requests only orders', async ({
  page,
  open,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    requests.push(...(request.headers()['x-operation-name'] ?? '').split(','));
  });
  await open(page, '/', getEmail('operativo'));
  await waitUntilSettled(page);
  requests.length = 0;
  await search(page, '1000');
  await expect(page.getByRole('group', { name: 'Pedidos' })).toBeVisible();
  for (const group of ['Facturas pendientes', 'Usuarios']) {
    await expect(page.getByRole('group', { name: group })).toHaveCount(0);
  }
  expect(requests).not.toContain('PendingInvoices');
  expect(requests).not.toContain('Associates');

  // The back button closes the palette and stays on the page.
  await page.goBack();
  await expect(getField(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // Every suggested page opens.
  await search(page, '');
  const pages = page.getByRole('group', { name: 'Páginas' }).getByRole('option');
  const names = await pages.allTextContents();
  expect(names).not.toContain('Usuarios');
  expect(names).not.toContain('Facturas pendientes');
  for (const index of names.keys()) {
    await pages.nth(index).click();
    await waitUntilSettled(page);
    await expect(page.getByText('No tiene permiso', { exact: false })).toHaveCount(0);
    await page.keyboard.press('Control+k');
  }
});
