import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import type { Download, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from '../harness/test.ts';
import { findFirstOpenInvoice, openPaymentModal } from './paying.ts';
import { rejectSession, signInAgain } from './sign-in-again.ts';

const listPath = '/admin/pending-invoices';

test('filters, sort order and loaded pages are search params that survive going back, reloading and sharing', async ({
  page,
  open,
  openPageAsNewUser,
}) => {
  await open(page, listPath);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(10);
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption({ label: 'Mayor valor' });
  await expect(page).toHaveURL(/sort=amount/);
  await expect(cards).toHaveCount(10);
  await page.getByRole('button', { name: 'Cargar más' }).click();
  await expect(cards).toHaveCount(20);
  await expect(page).toHaveURL(/pages=2/);
  const thirdTitle = await cards.nth(2).getByRole('heading').textContent();

  await page.reload();
  await expect(cards).toHaveCount(20);
  await expect(cards.nth(2).getByRole('heading')).toHaveText(thirdTitle ?? '');

  await page.getByRole('button', { name: 'Filtros' }).click();
  const panel = page.getByRole('dialog', { name: 'Filtrar facturas' });
  await panel.getByRole('combobox', { name: 'Mora' }).selectOption({ label: 'Total vencido' });
  await panel.getByRole('button', { name: 'Aplicar filtros' }).click();
  await expect(page).toHaveURL(/overdue=total/);
  await expect(page.getByText('Mora: Total vencido')).toBeVisible();
  await expect(cards.first()).toContainText('Vencida');
  const url = page.url();

  const colleague = await openPageAsNewUser();
  await open(colleague, new URL(url).pathname + new URL(url).search);
  await expect(colleague.getByText('Mora: Total vencido')).toBeVisible();

  await page.goBack();
  await expect(page.getByText('Mora: Total vencido')).toHaveCount(0);
  await expect(cards).toHaveCount(20);
});

test('a selection survives "load more" and other filters and can be paid together', async ({
  page,
  openSession,
}) => {
  await openSession(page);
  const { card } = await findFirstOpenInvoice(page);
  await card.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Cargar más' }).click();
  await expect(page.getByRole('article')).toHaveCount(20);
  const lastCheckbox = page.locator('article input[type=checkbox]:enabled').last();
  await lastCheckbox.check();
  await page.getByRole('searchbox').fill('no hay tal número');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText('Ninguna factura coincide con la búsqueda')).toBeVisible();
  await expect(page.getByText('Selección de facturas (2)')).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pagar facturas' });
  await expect(dialog.getByRole('radio', { name: 'Pago total', checked: true })).toHaveCount(2);
});

test('restores the selection after an expired session', { tag: '@slow' }, async ({
  page,
  openSession,
  control,
}) => {
  await openSession(page);
  const { card, number } = await findFirstOpenInvoice(page);
  await card.getByRole('checkbox').check();
  await expect(page.getByText('Selección de facturas (1)')).toBeVisible();
  await rejectSession(control, 'PendingInvoices');
  await page.getByRole('button', { name: 'Cargar más' }).click();
  await signInAgain(page);
  await expect(page.getByText('Selección de facturas (1)')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(
    page.getByRole('article').filter({ hasText: number }).getByRole('checkbox'),
  ).toBeChecked();
});

test('restores entered amounts after an expired session, but not after signing out', async ({
  page,
  openSession,
  control,
}) => {
  await openSession(page);
  const previousCount = (await control.fetchLedger()).transactions.length;
  await openPaymentModal(page);
  await page.getByRole('radio', { name: 'Pago parcial' }).check({ force: true });
  const amount = page.getByRole('textbox', { name: 'Valor a pagar' });
  await amount.fill('43210');
  await rejectSession(control, 'CreateTransaction');
  await page.getByRole('button', { name: 'Ir a pagar' }).click();
  await signInAgain(page);
  await expect(page.getByRole('dialog', { name: 'Pagar facturas' })).toBeVisible();
  await expect(amount).toHaveValue('$ 43.210');
  expect((await control.fetchLedger()).transactions.length).toBe(previousCount);

  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect(page.getByText('Selección de facturas (1)')).toBeVisible();
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('draft');
});

test('a column in the dashboard’s chart links to its invoices, and a card opens the payment of its invoice', {
  tag: '@slow',
}, async ({ page, open }) => {
  await open(page);
  const chart = page.getByRole('table', { name: 'Facturas vencidas por antigüedad' });
  await chart.getByRole('link', { name: /Total vencido/ }).click();
  await expect(page).toHaveURL(/\/admin\/pending-invoices\?overdue=total/);
  await expect(page.getByText('Mora: Total vencido')).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Vencida');

  await page.goBack();
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Pagar' }) });
  const title = await card.first().getByRole('heading').textContent();
  await card.first().getByRole('button', { name: 'Pagar' }).click();
  const modal = page.getByRole('dialog', { name: 'Pagar facturas' });
  await expect(modal.getByText(title ?? '', { exact: true }).first()).toBeVisible();
});

const readContent = async (download: Download) => readFile(await download.path());

/** Selects a format in the export menu. */
async function exportAs(page: Page, format: RegExp) {
  await page.getByRole('button', { name: 'Exportar' }).click();
  const menu = page.getByRole('dialog', { name: 'Exportar' });
  await menu.getByRole('button', { name: format }).click();
}

test('exports the selection, downloads it as PDFs, and applies a saved view after a reload', {
  tag: '@slow',
}, async ({ page, open }) => {
  await open(page, `${listPath}?overdue=total&sort=amount`);
  const cards = page.getByRole('article');
  await expect(cards.first()).toContainText('Vencida');
  await page.getByRole('button', { name: 'Vistas' }).click();
  await page.getByLabel('Nombre de la vista').fill('Lo más grande vencido');
  await page.keyboard.press('Enter');
  const viewButton = page.getByRole('button', { name: 'Lo más grande vencido', exact: true });
  await expect(viewButton).toBeVisible();

  await page.goto(listPath);
  await page.reload();
  await expect(cards).toHaveCount(10);
  await page.getByRole('button', { name: 'Vistas' }).click();
  await viewButton.click();
  await expect(page).toHaveURL(/overdue=total&sort=amount/);
  await expect(page.getByText('Mora: Total vencido')).toBeVisible();
  await expect(cards.first()).toContainText('Vencida');

  const selectableCards = cards
    .filter({ has: page.locator('input[type=checkbox]:enabled') })
    .filter({ has: page.getByRole('button', { name: /^PDF de/ }) });
  const titles: string[] = [];
  for (const index of [0, 1]) {
    await selectableCards.nth(index).getByRole('checkbox').check();
    titles.push((await selectableCards.nth(index).getByRole('heading').textContent()) ?? '');
  }
  await expect(page.getByText('Selección de facturas (2)')).toBeVisible();
  const numbers = titles.map((title) => title.split(' ').at(-1));

  const csv = page.waitForEvent('download');
  await exportAs(page, /CSV/);
  const text = (await readContent(await csv)).toString('utf8').slice(1).trim();
  const rows = text.split('\r\n').map((row) => row.split(';'));
  expect(rows[0]).toContain('Vencimiento');
  expect(rows.slice(1).map(([number]) => number)).toEqual(numbers);
  for (const row of rows.slice(1)) expect(row.at(-1)).toMatch(/^\d+,\d{2}$/);

  const xlsx = page.waitForEvent('download');
  await exportAs(page, /XLSX/);
  const workbook = read(await readContent(await xlsx));
  expect(utils.sheet_to_json(Object.values(workbook.Sheets)[0] ?? {})).toHaveLength(2);

  await exportAs(page, /ZIP/);
  const dialog = page.getByRole('dialog', { name: 'PDF de sus documentos' });
  await expect(dialog.getByText('Todos los PDF están listos.')).toBeVisible();
  const zip = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Guardar ZIP (2)' }).click();
  const files = unzipSync(new Uint8Array(await readContent(await zip)));
  expect(Object.keys(files).sort()).toEqual(titles.map((title) => `${title}.pdf`).sort());
  for (const bytes of Object.values(files)) expect(strFromU8(bytes.slice(0, 5))).toBe('%PDF-');
});
