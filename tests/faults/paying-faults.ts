import { expect, type Locator, type Page } from '@playwright/test';
import type { Control, Ledger, LedgerTransaction } from '../harness/control.ts';

/** The mutation that opens a payment of invoices, as the fault port knows it. */
export const openingPayment = { operation: 'CreateTransaction' } as const;

/** The button that sends the payment of the open modal. */
export const payButton = (page: Page): Locator => page.getByRole('button', { name: 'Ir a pagar' });

/** The payment in progress that holds a document, in the list of those that are not final. */
export const attemptOf = (page: Page, number: string): Locator =>
  page
    .getByRole('list', { name: 'Pagos en proceso' })
    .getByRole('listitem')
    .filter({ hasText: number });

/** The card of a document. */
export const cardOf = (page: Page, number: string): Locator =>
  page.getByRole('article').filter({ hasText: number });

/** What a document still owes, in minor units. */
export const balanceOf = (ledger: Ledger, number: string): number =>
  ledger.balances.find(({ num_documento }) => num_documento === number)?.saldo ?? 0;

/** Watches for the transactions that come into being from now on. */
export async function newTransactions(
  control: Control,
): Promise<() => Promise<readonly LedgerTransaction[]>> {
  const known = new Set((await control.ledger()).transactions.map(({ uuid }) => uuid));
  return async () => (await control.ledger()).transactions.filter(({ uuid }) => !known.has(uuid));
}

/** Switches the open modal's line to a part of the amount; the field begins at zero. */
export async function payPart(page: Page): Promise<Locator> {
  await page.getByRole('radio', { name: 'Pago parcial' }).check({ force: true });
  const amount = page.getByRole('textbox', { name: 'Valor a pagar' });
  await expect(amount).toHaveValue('$ 0');
  return amount;
}

/** Accepts the message that is shown. */
export async function accept(message: Locator): Promise<void> {
  await message.getByRole('button', { name: 'Aceptar' }).click();
  await expect(message).toHaveCount(0);
}
