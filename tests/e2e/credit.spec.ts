import { expect, test } from '../harness/test.ts';
import { goToBank, respondAtBank } from './paying.ts';

test('the invoices that free an order blocked for credit are paid from its page', async ({
  page,
  open,
  control,
}) => {
  await open(page, '/admin/order-details?orderNumber=4010000122');
  const links = page
    .getByRole('list', { name: 'Facturas que liberan el pedido' })
    .getByRole('link');
  await expect(links.first()).toBeVisible();
  const names = await links.allTextContents();
  await page.getByRole('button', { name: /^Pagar (?:esta factura|estas \d+ facturas)$/ }).click();
  const modal = page.getByRole('dialog', { name: 'Pagar facturas' });
  await expect(modal.getByText('Cupo disponible después de este pago')).toBeVisible();
  await goToBank(page);
  await respondAtBank(page, 'approve');
  await expect(page.getByRole('heading', { name: 'Pago aprobado' })).toBeVisible();

  const { balances } = await control.fetchLedger();
  const paid = names.map((name) => name.replace(/^\S+ /, ''));
  expect(
    balances.filter(({ num_documento, saldo }) => paid.includes(num_documento) && saldo > 0),
  ).toEqual([]);
  await page.goto('/admin/order-details?orderNumber=4010000122');
  await expect(page.getByRole('heading', { level: 1, name: /4010000122/ })).toBeVisible();
  for (const name of names) await expect(page.getByText(name)).toHaveCount(0);
});
