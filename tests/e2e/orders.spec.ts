import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { getEmail } from '@surtidor/sandbox/scenarios';
import { unzipSync } from 'fflate';
import { waitUntilSettled } from '../harness/built-pages.ts';
import { expect, test } from '../harness/test.ts';

const listPath = '/admin/orders-list';

const getOrders = (page: Page) =>
  page.getByRole('rowheader').getByRole('link', { name: /^Pedido / });

const getOrderCards = (page: Page) => page.getByRole('article', { name: /^Pedido / });

/** Opens the list filtered by a status and waits for its orders. */
async function openFilteredList(page: Page, status: string): Promise<void> {
  await page.goto(`${listPath}?status=${status}`);
  await expect(getOrders(page).first()).toBeVisible();
  await waitUntilSettled(page);
}

test('ten rows fit a window 900 px high, and sorting and search work', { tag: '@slow' }, async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, listPath);
  await waitUntilSettled(page);
  await expect(getOrders(page)).toHaveCount(10);
  await expect(getOrders(page).last()).toBeInViewport({ ratio: 1 });
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('Número SAP');
  await expect(page).toHaveURL(/sort=order-number$/);
  const search = page.getByRole('searchbox', { name: 'Buscar por número de pedido' });
  await search.fill('no-such');
  await search.press('Enter');
  await expect(page.getByText('Ningún pedido coincide con estos filtros.')).toBeVisible();
});

test('finds an order by part of its number, and its page links back to the search, also after a reload', async ({
  page,
  open,
}) => {
  await open(page, listPath);
  await waitUntilSettled(page);
  const title = (await getOrders(page).nth(4).textContent()) ?? '';
  const number = title.replace('Pedido ', '');
  await page.getByRole('button', { name: 'Filtros' }).click();
  const panel = page.getByRole('dialog', { name: 'Filtrar pedidos' });
  await panel.getByRole('textbox', { name: /^Número de pedido/ }).fill(number.slice(3));
  await panel.getByRole('button', { name: 'Aplicar filtros' }).click();
  await expect(panel).toHaveCount(0);
  await expect(getOrders(page)).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`number=${number.slice(3)}$`));

  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`${title} · Surtidor$`));
  await page.reload();
  await page.getByRole('navigation', { name: 'Usted está aquí' }).getByText('Pedidos').click();
  await expect(page).toHaveURL(new RegExp(`number=${number.slice(3)}$`));
  await page
    .getByRole('button', { name: new RegExp(`^Quitar Número de pedido.*${number.slice(3)}`) })
    .click();
  await expect(getOrders(page)).toHaveCount(10);
});

test('an open order page shows status changes until the order is dispatched', async ({
  page,
  open,
  control,
}) => {
  const email = getEmail('representante', 'typical', 'colombia');
  await open(page, listPath);
  await openFilteredList(page, '1');
  const title = (await getOrders(page).first().textContent()) ?? '';
  const number = title.replace('Pedido ', '');
  const operations: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) operations.push(request.postDataJSON().operationName);
  });
  await page.goto(`/admin/order-details?orderNumber=${number}`);
  const timeline = page.getByRole('list', { name: `Seguimiento del pedido ${number}` });
  await expect(timeline).toBeVisible();
  // The server rendered the order and its timeline.
  expect(operations.filter((name) => name.startsWith('Order'))).toEqual([]);
  // The count shows that the bell is connected to the realtime database.
  await expect(page.getByRole('button', { name: /notificaciones sin leer$/ })).toBeVisible();
  for (const [status, expected] of [
    ['2', 'Aceptado'],
    ['5', 'Despachado'],
  ] as const) {
    await control.changeOrderStatus(email, number, status);
    await expect(timeline.locator('[aria-current]')).toContainText(expected);
  }
  await expect(timeline.locator('[aria-current]')).toContainText('Transportes La Cordillera');
  const summary = page.getByRole('region', { name: 'Resumen' });
  await expect(summary).toContainText(`TC-${number}`);
  await expect(summary).toContainText('Transportes La Cordillera');
  await expect(summary).toContainText('KTR482');
});

test('downloads the documents of an order as one zip', { tag: '@both-slow' }, async ({
  page,
  open,
  sandboxMode,
}) => {
  await open(page, listPath);
  await openFilteredList(page, '5');
  await page.getByRole('radio', { name: 'Tarjetas' }).check({ force: true });
  const invoicedCards = getOrderCards(page).filter({
    has: page.getByRole('button', { name: /^PDF de Factura (?!del)/ }),
  });
  await invoicedCards.first().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Descargar documentos' }).click();
  await page.getByRole('button', { name: 'Preparar el ZIP' }).click();
  const zipDialog = page.getByRole('dialog', { name: 'PDF de sus documentos' });
  await expect(zipDialog.getByText('Todos los PDF están listos.')).toBeVisible();
  const downloadPromise = page.waitForEvent('download');
  // Without `orderDeliveries` the list has only the invoice of an order.
  const documentKinds =
    sandboxMode === 'strict' ? ['Factura'] : ['Factura', 'Orden de cargue', 'Remisión'];
  await zipDialog.getByRole('button', { name: `Guardar ZIP (${documentKinds.length})` }).click();
  const download = await downloadPromise;
  expect(download.suggestedFilename()).toMatch(/^documentos-de-pedidos-.*\.zip$/);
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  const fileNames = Object.keys(files).toSorted();
  expect(fileNames).toHaveLength(documentKinds.length);
  for (const [index, kind] of documentKinds.entries()) {
    expect(fileNames[index]).toContain(kind);
  }
});

test('prints an order on one or two sheets without controls', { tag: '@slow' }, async ({
  page,
  open,
}) => {
  await open(page, listPath);
  await openFilteredList(page, '5');
  await getOrders(page).first().click();
  await expect(page.getByText('Estado actual')).toBeVisible();
  await waitUntilSettled(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Resumen' })).toBeVisible();
  const pdf = await page.pdf({ format: 'Letter' });
  const sheets = pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? [];
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.length).toBeLessThanOrEqual(2);
});

test('what was ordered adds up by product, month and station, and is fetched only when it is opened', {
  tag: '@slow',
}, async ({ page, open }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('"operationName":"Orders"')) requests.push(request.url());
  });
  await open(page, '/admin/orders-list');
  await expect(page.getByRole('link', { name: /^Pedido / }).first()).toBeVisible();
  const requestCount = requests.length;
  await page.getByRole('button', { name: 'Cantidades' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cantidades pedidas' });
  await expect(dialog.getByRole('heading', { name: 'Por producto' })).toBeVisible();
  expect(requestCount).toBe(0);
  const readGallons = (content: string) =>
    Number(/([\d.]+)(?:,\d+)? GLN/.exec(content)?.[1]?.replaceAll('.', '') ?? 0);
  const sums: number[] = [];
  for (const name of ['Por producto', 'Por mes', 'Por estación']) {
    const parts = await dialog
      .locator('section', { has: page.getByRole('heading', { name }) })
      .getByRole('definition')
      .allTextContents();
    const total = readGallons(parts.pop() ?? '');
    expect(parts.map(readGallons).reduce((sum, part) => sum + part, 0)).toBe(total);
    sums.push(total);
  }
  expect(sums[0]).toBeGreaterThan(0);
  expect(new Set(sums).size).toBe(1);
});
