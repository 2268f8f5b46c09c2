import { expect, test } from '../harness/test.ts';
import { goToBank, respondAtBank } from './paying.ts';

test('pays the three most overdue invoices with two clicks before reaching the bank', async ({
  page,
  openSession,
  control,
}) => {
  const countUnpaidInvoices = async () =>
    (await control.fetchLedger()).balances.filter(({ saldo }) => saldo > 0).length;
  await openSession(page);
  await page.goto('/');
  const previousCount = await countUnpaidInvoices();
  await page.getByRole('button', { name: 'Pagar las 3 más vencidas' }).click();
  await goToBank(page);
  await respondAtBank(page, 'approve');
  await expect(page.getByRole('heading', { name: 'Pago aprobado' })).toBeVisible();
  expect(await countUnpaidInvoices()).toBe(previousCount - 3);
});
