import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';
import { openListOptions } from './list-options.ts';

const path = '/admin/pending-invoices/payments';

const toNumber = (amount: string | null | undefined): number =>
  Number(amount?.replace(/\D/g, '') ?? Number.NaN);

/** Returns the amounts of a column of an exported CSV file. */
async function readColumn(page: Page, title: RegExp): Promise<number[]> {
  await openListOptions(page);
  await page.getByRole('button', { name: 'Exportar' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /CSV/ }).click();
  const [head = '', ...lines] = (await readFile(await (await download).path(), 'utf8'))
    .trim()
    .split(/\r?\n/);
  const index = head.split(';').findIndex((cell) => title.test(cell));
  expect(index).toBeGreaterThanOrEqual(0);
  return lines.map((line) => Number((line.split(';')[index] ?? '').replace(',', '.') || 0));
}

test('what was paid adds up on the screen, by month, by bank and in the file', {
  tag: '@slow',
}, async ({ page, open }) => {
  await open(page, path);
  const summary = page.getByText(/^Pagado desde el /);
  const total = toNumber((await summary.textContent())?.split('$')[1]);
  expect(total).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Sumas por mes y banco' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lo que pagaron' });
  for (const name of ['Por mes', 'Por banco']) {
    const amounts = await dialog
      .locator('section', { has: page.getByRole('heading', { name }) })
      .getByRole('definition')
      .allTextContents();
    const parts = amounts.map(toNumber);
    expect(parts.pop()).toBe(total);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
  }
  await page.keyboard.press('Escape');
  const paid = await readColumn(page, /^"?Valor pagado/);
  expect(paid.reduce((sum, amount) => sum + amount, 0)).toBe(total);
});

test('a filter of the payments is in the address and survives a reload', async ({ page, open }) => {
  await open(page, path);
  await page.getByRole('button', { name: 'Filtros' }).click();
  const panel = page.getByRole('dialog', { name: 'Filtrar pagos' });
  await panel.getByLabel('Usuario').selectOption('Ximena Cárdenas Bermúdez');
  await panel.getByRole('button', { name: 'Aplicar filtros' }).click();
  const chip = page.getByRole('button', { name: 'Quitar Usuario: Ximena Cárdenas Bermúdez' });
  await expect(chip).toBeVisible();
  // An address has no personal data, so it has the person's id.
  expect(page.url()).toMatch(/person=\d+$/);
  await page.reload();
  await expect(chip).toBeVisible();
  await expect(page.getByRole('list', { name: 'Pagos' })).not.toContainText('Compensación');
  await chip.click();
  await expect(page.getByRole('list', { name: 'Pagos' })).toContainText('Compensación');
});
