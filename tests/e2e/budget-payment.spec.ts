import { expect, test } from '../harness/test.ts';
import { getTransactionId, goToBank, readDocumentNumber, respondAtBank } from './paying.ts';

test('a budget pays the invoices with the earliest due dates, and its amounts can be edited before sending', async ({
  page,
  open,
  control,
}) => {
  await open(page, '/admin/pending-invoices');
  await expect(page.getByRole('article').first()).toBeVisible();
  const { balances } = await control.fetchLedger();
  // The document numbers in the order of the list, which is by due date.
  const cards = await page
    .getByRole('article')
    .filter({ has: page.locator('input[type=checkbox]:enabled') })
    .all();
  const documentNumbers = await Promise.all(cards.map(readDocumentNumber));
  const getBalance = (number: string | undefined) =>
    balances.find(({ num_documento }) => num_documento === number)?.saldo ?? 0;
  const payableNumbers = [...new Set(documentNumbers)].filter((number) => getBalance(number) > 0);
  const [firstNumber, secondNumber] = payableNumbers;
  const partialAmount = 100_000;
  const budget = (getBalance(firstNumber) + partialAmount) / 100;

  await page.getByRole('button', { name: 'Pagar con un presupuesto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pagar con un presupuesto' });
  await dialog.getByRole('textbox', { name: '¿Cuánto quiere pagar?' }).fill(String(budget));
  await dialog.getByRole('button', { name: 'Continuar' }).click();

  const modal = page.getByRole('dialog', { name: 'Pagar facturas' });
  const lines = modal.getByRole('list', { name: 'Facturas por pagar' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.first().getByRole('radio', { name: 'Pago total' })).toBeChecked();
  await expect(lines.last().getByRole('radio', { name: 'Pago parcial' })).toBeChecked();
  const amount = lines.last().getByRole('textbox', { name: 'Valor a pagar' });
  await expect(amount).toHaveValue('$ 1.000');
  await amount.fill('2500');

  await goToBank(page);
  await respondAtBank(page, 'approve');
  await expect(page.getByRole('heading', { name: 'Pago aprobado' })).toBeVisible();
  const uuid = getTransactionId(page);
  const paidLines = (await control.fetchLedger()).lines.filter((line) => line.uuid === uuid);
  expect(paidLines.map((line) => [line.numero_documento, line.monto_transaccion])).toEqual([
    [firstNumber, getBalance(firstNumber)],
    [secondNumber, 250_000],
  ]);
});

test('a budget above the debt shows the remaining amount and can be cancelled', {
  tag: '@slow',
}, async ({ page, open, control }) => {
  await open(page, '/admin/pending-invoices');
  const previousCount = (await control.fetchLedger()).transactions.length;
  await page.getByRole('button', { name: 'Pagar con un presupuesto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pagar con un presupuesto' });
  await dialog.getByRole('textbox').fill('99999999999');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog.getByText(/Es más de lo que debe: sobran/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toHaveCount(0);
  expect((await control.fetchLedger()).transactions.length).toBe(previousCount);
});
