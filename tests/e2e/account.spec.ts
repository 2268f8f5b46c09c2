import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import type { Download, Page } from '@playwright/test';
import { getEmail } from '@surtidor/sandbox/scenarios';
import { waitUntilSettled } from '../harness/built-pages.ts';
import { expect, test } from '../harness/test.ts';

const statusPath = '/admin/account-status';

/** The rows of the table, without its headings. */
const getRows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');

/** Returns the visible text of each cell in a column. Column 0 has the checkboxes. */
const readColumn = (page: Page, columnIndex: number) =>
  getRows(page).evaluateAll(
    (rows, index) =>
      rows.map((row) => {
        const cell = row.querySelectorAll<HTMLElement>('td, th')[index];
        // biome-ignore lint/performance/useDomNodeTextContent: the label of the cards is visually hidden.
        return cell?.innerText.trim() ?? '';
      }),
    columnIndex,
  );

const readContent = async (download: Download) => readFile(await download.path());

/** Reads the rows of a workbook's first sheet. */
async function readRows(workbook: Download): Promise<string[][]> {
  const [sheet = {}] = Object.values(read(await readContent(workbook)).Sheets);
  return utils.sheet_to_json<string[]>(sheet, { header: 1 });
}

/** Exports a file from the export menu, optionally with another scope. */
async function exportFile(page: Page, format: RegExp, scope?: RegExp): Promise<Download> {
  await page.getByRole('button', { name: 'Exportar' }).click();
  const menu = page.getByRole('dialog', { name: 'Exportar' });
  if (scope) await menu.getByRole('radio', { name: scope }).check();
  const downloadPromise = page.waitForEvent('download');
  await menu.getByRole('button', { name: format }).click();
  return downloadPromise;
}

test('filters are search params that survive going back, reloading and sharing a link', {
  tag: '@slow',
}, async ({ page, open, openPageAsNewUser }) => {
  await open(page, statusPath);
  await waitUntilSettled(page);
  await expect(page.getByText(/Mostrando 10 de/)).toBeVisible();
  const allRows = await readColumn(page, 2);

  await page.getByRole('button', { name: 'Filtros' }).click();
  const panel = page.getByRole('dialog', { name: 'Filtrar documentos' });
  await panel.getByRole('checkbox', { name: 'Facturas de combustible' }).check();
  await panel.getByRole('button', { name: 'Aplicar filtros' }).click();
  await expect(page).toHaveURL(/class=FC/);
  const chip = page.getByRole('button', { name: /^Quitar Clase de documento: Facturas/ });
  await expect(chip).toBeVisible();
  await waitUntilSettled(page);
  await expect(
    page.getByRole('region', { name: 'Saldo de los documentos filtrados' }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Valor' }).click();
  await expect(page).toHaveURL(/sort=-value/);
  await waitUntilSettled(page);
  await page.getByRole('button', { name: 'Cargar más' }).click();
  await expect(page.getByText(/Mostrando 20 de/)).toBeVisible();
  await expect(page).toHaveURL(/pages=2/);
  const savedColumn = await readColumn(page, 2);

  await page.reload();
  await expect(page.getByText(/Mostrando 20 de/)).toBeVisible();
  await expect(chip).toBeVisible();
  expect(await readColumn(page, 2)).toEqual(savedColumn);

  const colleague = await openPageAsNewUser();
  await open(colleague, new URL(page.url()).pathname + new URL(page.url()).search);
  await expect(colleague.getByText(/Mostrando 20 de/)).toBeVisible();
  expect(await readColumn(colleague, 2)).toEqual(savedColumn);

  await page.goBack();
  await expect(page).toHaveURL(/class=FC$/);
  await page.goBack();
  await expect(chip).toHaveCount(0);
  await expect(page.getByText(/Mostrando 10 de/)).toBeVisible();
  expect(await readColumn(page, 2)).toEqual(allRows);
});

/** Returns an earlier month as the field and the search param have it, '10/2026' and '2026-10'. */
function getEarlierMonth(months: number): { readonly typed: string; readonly param: string } {
  const today = new Date();
  const date = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months));
  const param = date.toISOString().slice(0, 7);
  return { typed: param.split('-').toReversed().join('/'), param };
}

test('the month of the history survives reloading and going back', { tag: '@slow' }, async ({
  page,
  open,
}) => {
  await open(page, '/admin/account-history');
  await waitUntilSettled(page);
  const monthField = page.getByRole('textbox', { name: 'Mes' });
  const readMonth = async ({ typed, param }: ReturnType<typeof getEarlierMonth>) => {
    await expect(page).toHaveURL(new RegExp(`month=${param}$`));
    await expect(monthField).toHaveValue(typed);
    await waitUntilSettled(page);
    return readColumn(page, 2);
  };
  const enterMonth = async (month: ReturnType<typeof getEarlierMonth>) => {
    await monthField.fill(month.typed);
    await monthField.press('Enter');
    return readMonth(month);
  };
  const first = getEarlierMonth(2);
  const second = getEarlierMonth(3);
  const firstRows = await enterMonth(first);
  const secondRows = await enterMonth(second);
  expect(firstRows.length).toBeGreaterThan(0);
  expect(secondRows).not.toEqual(firstRows);

  await page.reload();
  expect(await readMonth(second)).toEqual(secondRows);
  await page.goBack();
  expect(await readMonth(first)).toEqual(firstRows);
  await page.reload();
  expect(await readMonth(first)).toEqual(firstRows);
});

test('finds a document by part of its number, and keeps the panel open while the range is inverted', {
  tag: '@slow',
}, async ({ page, open }) => {
  await open(page, statusPath);
  await waitUntilSettled(page);
  await expect(page.getByText(/Mostrando 10 de/)).toBeVisible();
  const [number = ''] = await readColumn(page, 2);
  const numberPart = number.slice(2);
  const search = page.getByRole('searchbox', { name: 'Buscar por número de documento' });
  await search.fill(numberPart);
  await search.press('Enter');
  await expect(page).toHaveURL(new RegExp(`number=${numberPart}`));
  await page.getByRole('button', { name: 'Filtros' }).click();
  const panel = page.getByRole('dialog', { name: 'Filtrar documentos' });
  const dates = panel.getByRole('group', { name: 'Fecha del documento' });
  const from = dates.getByRole('textbox', { name: 'Desde' });
  await from.fill('10/11/2026');
  await dates.getByRole('textbox', { name: 'Hasta' }).fill('01/11/2026');
  await panel.getByRole('button', { name: 'Aplicar filtros' }).click();
  await expect(from).toBeFocused();
  await expect(
    panel.getByText('La fecha inicial no puede ser posterior a la final.'),
  ).toBeVisible();
  // The demo data is relative to today in the store's time zone.
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Bogota' }).format(new Date());
  await from.fill('01/01/2020');
  await dates.getByRole('textbox', { name: 'Hasta' }).fill(today.split('-').toReversed().join('/'));
  await panel.getByRole('button', { name: 'Aplicar filtros' }).click();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`number=${numberPart}&from=2020-01-01&to=${today}`));
  await expect(
    page.getByRole('region', { name: 'Saldo de los documentos filtrados' }),
  ).toBeVisible();
  await waitUntilSettled(page);
  const numbers = await readColumn(page, 2);
  expect(numbers).toContain(number);
  for (const foundNumber of numbers) expect(foundNumber).toContain(numberPart);
});

test('downloads the files of the account from the backend, and the PDF of a line', async ({
  page,
  open,
}) => {
  await open(page, statusPath);
  await waitUntilSettled(page);
  for (const name of [/^Certificado de saldos/, /^PDF/, /^Excel/]) {
    const href = await page.getByRole('link', { name }).first().getAttribute('href');
    expect((await page.request.get(href ?? '')).status()).toBe(200);
  }
  const popup = page.waitForEvent('popup');
  await page
    .getByRole('button', { name: /^PDF de / })
    .first()
    .click();
  await popup;
  const readyLink = page.getByRole('link', { name: /^PDF de / }).first();
  const response = await page.request.get((await readyLink.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toBe('application/pdf');
});

test('exports the visible rows, the selection or the full list', { tag: '@slow' }, async ({
  page,
  open,
}) => {
  await open(page, statusPath);
  await waitUntilSettled(page);
  await page.getByRole('button', { name: 'Cargar más' }).click();
  await expect(page.getByText(/Mostrando 20 de/)).toBeVisible();
  const documents = await readColumn(page, 2);

  const csv = await exportFile(page, /CSV/, /^Solo lo que ve/);
  expect(csv.suggestedFilename()).toMatch(/^estado-de-cuenta-\d{4}-\d{2}-\d{2}\.csv$/);
  const rows = (await readContent(csv)).toString('utf8').slice(1).trim().split('\r\n');
  expect(rows[0]).toBe(
    'Número de factura;Documento;Clase de documento;Detalles;Fecha del documento;Fecha de vencimiento;Valor ($)',
  );
  expect(rows).toHaveLength(21);
  expect(rows.slice(1).map((row) => row.split(';')[1])).toEqual(documents);
  for (const row of rows.slice(1)) expect(row).toMatch(/;-?\d+,\d{2}$/);
  expect(rows.some((row) => /;-\d+,\d{2}$/.test(row))).toBe(true);

  await getRows(page).nth(3).getByRole('checkbox').check();
  await getRows(page).nth(12).getByRole('checkbox').check();
  const xlsx = await exportFile(page, /XLSX/);
  const selected = await readRows(xlsx);
  expect(selected.slice(1).map((row) => row[1])).toEqual([documents[3], documents[12]]);

  const progress = await page.getByText(/Mostrando 20 de/).textContent();
  const total = Number(progress?.split(' de ')[1]);
  expect(total).toBeGreaterThan(20);
  const allRows = await readRows(await exportFile(page, /XLSX/, /^Toda la lista/));
  expect(allRows).toHaveLength(total + 1);
  expect(allRows.slice(1, 21).map((row) => row[1])).toEqual(documents);
});

test('a saved view survives a reload and is visible to its user only', { tag: '@slow' }, async ({
  page,
  open,
}) => {
  await open(page, `${statusPath}?class=NC`);
  await waitUntilSettled(page);
  await page.getByRole('button', { name: 'Vistas' }).click();
  await page.getByLabel('Nombre de la vista').fill('Mis notas');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Mis notas', exact: true })).toBeVisible();

  await page.goto(statusPath);
  await waitUntilSettled(page);
  await page.getByRole('button', { name: 'Vistas' }).click();
  await page.getByRole('button', { name: 'Mis notas', exact: true }).click();
  await expect(page).toHaveURL(/class=NC$/);

  await open(page, statusPath, getEmail('financiero'));
  await waitUntilSettled(page);
  await page.getByRole('button', { name: 'Vistas' }).click();
  await expect(page.getByText('Aún no tiene vistas guardadas.')).toBeVisible();
});
