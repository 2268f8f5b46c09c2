import { changeTexts } from '../harness/foreign-hands.ts';
import { expect, test } from '../harness/test.ts';
import { goToBank, respondAtBank } from './paying.ts';

const lists = [
  '/admin/account-status',
  '/admin/account-history',
  '/admin/orders-list',
  '/admin/pending-invoices/compensations',
  '/admin/notifications',
];

for (const change of ['replace', 'move'] as const) {
  test(`lists and a payment work and show current amounts while another program changes texts (${change})`, {
    tag: '@slow',
  }, async ({ page, open }) => {
    const getFaults = await changeTexts(page, change);
    await open(page, '/admin/pending-invoices');
    for (const path of lists) {
      await page.goto(path);
      const loadMore = page.getByRole('button', { name: 'Cargar más' });
      const rows = page.getByRole('main').locator('article, tbody tr, [role=row]');
      await expect(rows.first()).toBeVisible();
      if (await loadMore.isVisible()) {
        const count = await rows.count();
        await loadMore.click();
        await expect.poll(() => rows.count()).toBeGreaterThan(count);
      }
      expect.soft(getFaults(), path).toEqual([]);
    }

    await page.goto('/admin/pending-invoices');
    const cards = page
      .getByRole('article')
      .filter({ has: page.locator('input[type=checkbox]:enabled') });
    await expect(cards).not.toHaveCount(0);
    await page.getByRole('button', { name: 'Cargar más' }).click();
    await expect(page.getByRole('article')).toHaveCount(20);
    await cards.nth(0).getByRole('checkbox').check();
    const bar = page.getByRole('status').filter({ hasText: 'Selección de facturas' });
    const firstTotal = await bar.textContent();
    await cards.nth(1).getByRole('checkbox').check();
    await expect(bar).toContainText('Selección de facturas (2)');
    const total = (await bar.textContent())?.match(/\$\s[\d.]+/)?.[0] ?? '';
    expect(firstTotal).not.toContain(total);

    await page.getByRole('button', { name: 'Continuar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pagar facturas' });
    await expect(dialog.getByText(total).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Pagar todas parcialmente' }).click();
    await dialog
      .getByRole('button', { name: /^Quitar/ })
      .first()
      .click();
    await dialog.getByRole('textbox', { name: /^Valor a pagar/ }).fill('43210');
    await expect(dialog.getByText('$ 43.210').first()).toBeVisible();
    expect.soft(getFaults(), 'the payment modal').toEqual([]);
    await goToBank(page);
    await respondAtBank(page, 'approve');
    await expect(page.getByRole('heading', { name: 'Pago aprobado' })).toBeVisible();
    expect(getFaults(), 'the result').toEqual([]);
  });
}
