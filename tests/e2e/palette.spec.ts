import type { Page } from '@playwright/test';
import { getEmail } from '@surtidor/sandbox/scenarios';
import { settled } from '../harness/built-pages.ts';
import { expect, test } from '../harness/test.ts';

const label = /^Buscar una página, un pedido/;
const field = (page: Page) => page.getByRole('combobox', { name: label });
const option = (page: Page, group: string) =>
  page.getByRole('group', { name: group }).getByRole('option').first();

/** Opens the palette with its shortcut and types. */
async function search(page: Page, searchText: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(searchText);
}

const storedRecents = (page: Page) =>
  page.evaluate(() =>
    Object.keys({ ...localStorage, ...sessionStorage }).filter((key) =>
      /recents|last-visit|station/.test(key),
    ),
  );

test('finds orders, invoices, users and stations, lists them as recent and forgets them on sign-out', async ({
  page,
  open,
}) => {
  await open(page, '/admin/orders-list');
  await settled(page);
  const first = page
    .getByRole('rowheader')
    .getByRole('link', { name: /^Pedido / })
    .first();
  const order = (await first.textContent()) ?? '';
  await search(page, order.replace('Pedido ', ''));
  await expect(option(page, 'Pedidos')).toContainText(order);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: order })).toBeVisible();

  await search(page, 'FEV1000');
  const invoice = (await option(page, 'Facturas pendientes').textContent()) ?? '';
  await option(page, 'Facturas pendientes').click();
  await expect(page).toHaveURL(/\/admin\/pending-invoices\?q=FEV1000\d\d$/);
  const [number = ''] = /FEV1000\d\d/.exec(invoice) ?? [];
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText(number);

  await search(page, getEmail('operativo'));
  const person = (await option(page, 'Usuarios').textContent())?.replace('Operativo', '') ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/allied\/edit-profile\?id=\d+/);
  await expect(page.getByRole('main')).toContainText(person);

  // Finds a station, opened with the button for touch.
  await page.goto('/admin/orders-list');
  await settled(page);
  await page.getByRole('button', { name: 'Buscar en el portal (Ctrl K)' }).click();
  await field(page).fill('mirador');
  await option(page, 'Estaciones').click();
  await expect(page).toHaveURL(/\/admin\/orders-list\?station=\d+/);
  await expect(page.getByRole('button', { name: /^Solo la estación .*Mirador/ })).toBeVisible();

  // A new page has stored only ids, and fetches the names.
  await page.reload();
  await settled(page);
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
  expect(await storedRecents(page)).toEqual([]);
});

test('with permission for orders only, nothing else is offered or requested', async ({
  page,
  open,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    requests.push(...(request.headers()['x-operation-name'] ?? '').split(','));
  });
  await open(page, '/', getEmail('operativo'));
  await settled(page);
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
  await expect(field(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // Every suggested page opens.
  await search(page, '');
  const pages = page.getByRole('group', { name: 'Páginas' }).getByRole('option');
  const names = await pages.allTextContents();
  expect(names).not.toContain('Usuarios');
  expect(names).not.toContain('Facturas pendientes');
  for (const place of names.keys()) {
    await pages.nth(place).click();
    await settled(page);
    await expect(page.getByText('No tiene permiso', { exact: false })).toHaveCount(0);
    await page.keyboard.press('Control+k');
  }
});
