import { waitUntilSettled } from '../harness/built-pages.ts';
import { findClippedTexts } from '../harness/page-texts.ts';
import { expect, test } from '../harness/test.ts';

test('prints the list as a table in black on white, even from a phone in dark mode', {
  tag: '@slow',
}, async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/admin/account-status');
  await waitUntilSettled(page);
  const row = page.getByRole('table').locator('tbody').getByRole('row').first();
  await expect(row).toBeVisible();
  await expect(row).not.toHaveCSS('display', 'table-row');
  await page.evaluate(() => {
    document.documentElement.dataset.mode = 'dark';
  });

  await page.emulateMedia({ media: 'print' });
  await expect(row).toHaveCSS('display', 'table-row');
  await expect(row).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('columnheader', { name: 'Valor' })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('prints a letterhead with company, tax id, client and time, and the status badges', async ({
  page,
  open,
}) => {
  await open(page, '/admin/pending-invoices');
  await waitUntilSettled(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Impreso el \d{1,2} \w{3} \d{4}, \d{2}:\d{2}$/)).toBeVisible();
  await expect(page.getByText('Cliente 10001001', { exact: true })).toBeVisible();
  await expect(page.getByText(/^NIT \d/)).toBeVisible();
  const overdueBadge = page.getByText(/^Vencida hace/).first();
  await expect(overdueBadge).toHaveCSS('print-color-adjust', 'exact');
  await expect(overdueBadge).toHaveCSS('border-top-width', '1px');
  await expect(page.getByRole('article').first()).toHaveCSS('break-inside', 'avoid');
});

test('prints the dashboard without editorial content', { tag: '@slow' }, async ({ page, open }) => {
  await open(page);
  await waitUntilSettled(page);
  const carousel = page.getByRole('region', { name: 'Novedades' });
  await expect(carousel).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Su cartera' })).toBeVisible();
  await expect(carousel).toHaveCount(0);
});

/** The printable areas of A4 and Letter with margins of 15 mm, at 96 dpi. */
const sheets = [
  { width: 680, height: 1009 },
  { width: 703, height: 942 },
];

test('prints rows as a table with whole values, repeated headings and no checkboxes', {
  tag: '@slow',
}, async ({ page, open }) => {
  await open(page, '/admin/orders-list');
  for (const path of ['/admin/orders-list', '/admin/pending-invoices']) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await page.getByRole('radio', { name: 'Filas' }).check({ force: true });
    const headings = page.getByRole('grid').getByRole('rowgroup').first();
    await expect(headings).toBeVisible();
    await waitUntilSettled(page);

    // The window keeps its width while it prints, so the list stays in rows.
    await page.emulateMedia({ media: 'print' });
    await expect(headings).toHaveCSS('display', 'table-header-group');
    await expect(headings).toHaveCSS('break-inside', 'avoid');
    await expect(page.getByRole('gridcell').getByRole('checkbox')).toHaveCount(0);
    for (const { width } of sheets) {
      await page.getByRole('main').evaluate((main, sheetWidth) => {
        main.style.width = `${sheetWidth}px`;
      }, width);
      expect(await findClippedTexts(page, width), `${path} on ${width} px`).toEqual([]);
    }
  }
});
