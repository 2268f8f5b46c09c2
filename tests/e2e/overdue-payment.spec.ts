import { expect, test } from '../harness/test.ts';
import { answerAtBank, goToBank } from './paying.ts';

test('pays the three most overdue invoices with two clicks and the bank', async ({
  page,
  openSession,
  control,
}) => {
  const owedInvoices = async () =>
    (await control.ledger()).balances.filter(({ saldo }) => saldo > 0).length;
  await openSession(page);
  await page.goto('/');
  const owed = await owedInvoices();
  await page.getByRole('button', { name: 'Pagar las 3 más vencidas' }).click();
  await goToBank(page);
  await answerAtBank(page, 'approve');
  await expect(page.getByRole('heading', { name: 'Pago aprobado' })).toBeVisible();
  expect(await owedInvoices()).toBe(owed - 3);
});
