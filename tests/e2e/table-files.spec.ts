import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { getEmail } from '@surtidor/sandbox/scenarios';
import ExcelJS from 'exceljs';
import { unzipSync } from 'fflate';
import { expect, test } from '../harness/test.ts';
import { watchPolicy } from '../harness/watch-policy.ts';

const importPage = '/allied/edit-profile/import';
const fileField = 'Archivo CSV o libro de Excel';

const readContent = async (download: Download) => readFile(await download.path());

async function downloadTemplate(page: Page, button: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readContent(await download);
}

const createPersonRow = (name: string, email: string) => [
  'Financiero',
  name,
  'Peñaloza',
  email,
  'CC',
  1_020_304_055,
  3_001_234_567,
  'Calle 5',
  'Bogotá',
];

test('creates users from a template that another program filled in', async ({
  page,
  context,
  open,
}) => {
  const policy = await watchPolicy(context);
  await open(page, importPage);
  const workbook = new ExcelJS.Workbook();
  const template = await downloadTemplate(page, 'Plantilla para Excel (XLSX)');
  // ExcelJS's types expect the Buffer of an older Node.
  await workbook.xlsx.load(template as unknown as ExcelJS.Buffer);
  const [sheet] = workbook.worksheets;
  sheet?.addRow(createPersonRow('Íñigo', 'inigo.plantilla@ejemplo.com'));
  sheet?.addRow(['Gerente', ...createPersonRow('Marta', 'marta.plantilla@ejemplo.com').slice(1)]);
  await page.getByLabel(fileField).setInputFiles({
    name: 'personas.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await workbook.xlsx.writeBuffer()),
  });
  await expect(page.getByText('Listos para crear: 1. Con errores: 1.')).toBeVisible();
  const rows = page.getByRole('list', { name: 'Contenido del archivo' }).getByRole('listitem');
  await expect(rows.first()).toContainText('«Gerente» no es un rol.');
  await page.getByRole('button', { name: 'Crear 1 usuario' }).click();
  await expect(page.getByText('Creados: 1. Fallidos: 0.')).toBeVisible();
  await page.goto('/allied/edit-profile/associates?search=inigo.plantilla');
  await expect(page.getByRole('rowheader')).toContainText('Íñigo Peñaloza');
  expect(policy.reports).toEqual([]);
});

test('reads a CSV file written by Excel on Spanish Windows', { tag: '@slow' }, async ({
  page,
  context,
  open,
}) => {
  const policy = await watchPolicy(context);
  await open(page, importPage);
  const template = await downloadTemplate(page, 'Plantilla de texto (CSV)');
  const [headings = ''] = template.toString('utf8').slice(1).split('\r\n');
  const lines = [headings, createPersonRow('Íñigo', 'inigo.csv@ejemplo.com').join(';')].join(
    '\r\n',
  );
  await page.getByLabel(fileField).setInputFiles({
    name: 'personas.csv',
    mimeType: 'text/csv',
    // Latin-1 and Windows-1252 encode these letters with the same bytes.
    buffer: Buffer.from(lines, 'latin1'),
  });
  await expect(page.getByLabel('Codificación')).toHaveValue('windows-1252');
  await expect(page.getByLabel('Separador')).toHaveValue(';');
  await expect(page.getByRole('table', { name: 'Primeras filas del archivo' })).toContainText(
    'Íñigo',
  );
  await page.getByRole('button', { name: 'Crear 1 usuario' }).click();
  await expect(page.getByText('Creados: 1. Fallidos: 0.')).toBeVisible();
  expect(policy.reports).toEqual([]);
});

test('marks a user as unconfirmed after a lost response and looks up the user before retrying', async ({
  page,
  open,
  control,
}) => {
  await open(page, importPage);
  const template = await downloadTemplate(page, 'Plantilla de texto (CSV)');
  const [headings = ''] = template.toString('utf8').split('\r\n');
  const lines = [headings, createPersonRow('Lucía', 'lucia.perdida@ejemplo.com').join(';')].join(
    '\r\n',
  );
  await page
    .getByLabel(fileField)
    .setInputFiles({ name: 'personas.csv', mimeType: 'text/csv', buffer: Buffer.from(lines) });
  await control.addFaults({
    match: { operation: 'CreateCustomer' },
    fault: { kind: 'drop-after' },
    times: 1,
  });
  await page.getByRole('button', { name: 'Crear 1 usuario' }).click();
  await expect(page.getByText('Creados: 0. Fallidos: 0. Sin confirmar: 1.')).toBeVisible();
  await page.getByRole('button', { name: 'Reintentar (1)' }).click();
  await expect(page.getByText('Creados: 1. Fallidos: 0.')).toBeVisible();
  await page.goto('/allied/edit-profile/associates?search=lucia.perdida');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
});

test('exports thousands of cells under the page’s CSP', { tag: '@slow' }, async ({
  page,
  context,
  open,
  control,
}) => {
  await control.loadScenario('heavy');
  const policy = await watchPolicy(context);
  await open(page, '/admin/orders-list', getEmail('representante', 'heavy'));
  await page.getByRole('button', { name: 'Exportar' }).click();
  const menu = page.getByRole('dialog', { name: 'Exportar' });
  await expect(menu.getByRole('radio', { name: /^Toda la lista/ })).toBeChecked();
  const download = page.waitForEvent('download');
  await menu.getByRole('button', { name: /XLSX/ }).click();
  await expect(page.getByRole('progressbar', { name: 'Cargando la lista' })).toBeVisible();
  const file = await readContent(await download);
  // The library compresses files of this size in its own worker.
  const sheet = unzipSync(file)['xl/worksheets/sheet1.xml'];
  expect(sheet?.byteLength).toBeGreaterThan(160_000);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(file as unknown as ExcelJS.Buffer);
  expect(workbook.worksheets[0]?.rowCount).toBeGreaterThan(200);
  expect(policy.reports).toEqual([]);
});
