import { expect, type Locator, type Page } from '@playwright/test';
import type { Control, Ledger, LedgerTransaction } from '../harness/control.ts';

/** The field of the mutation that opens a payment of invoices, for fault rules. */
export const openingPayment = { operation: 'CreateTransaction' } as const;

/** The submit button of the open modal. */
export const payButton = (page: Page): Locator => page.getByRole('button', { name: 'Ir a pagar' });

/** The entry of a document in the list of payments in progress. */
export const getAttempt = (page: Page, number: string): Locator =>
  page
    .getByRole('list', { name: 'Pagos en proceso' })
    .getByRole('listitem')
    .filter({ hasText: number });

/** The card of a document. */
export const getCard = (page: Page, number: string): Locator =>
  page.getByRole('article').filter({ hasText: number });

/** The balance of a document, in minor units. */
export const getBalance = (ledger: Ledger, number: string): number =>
  ledger.balances.find(({ num_documento }) => num_documento === number)?.saldo ?? 0;

/** Returns a function that lists the transactions created from now on. */
export async function newTransactions(
  control: Control,
): Promise<() => Promise<readonly LedgerTransaction[]>> {
  const known = new Set((await control.ledger()).transactions.map(({ uuid }) => uuid));
  return async () => (await control.ledger()).transactions.filter(({ uuid }) => !known.has(uuid));
}

/** Switches the open modal's line to a partial amount; the field starts at zero. */
export async function payPart(page: Page): Promise<Locator> {
  await page.getByRole('radio', { name: 'Pago parcial' }).check({ force: true });
  const amount = page.getByRole('textbox', { name: 'Valor a pagar' });
  await expect(amount).toHaveValue('$ 0');
  return amount;
}

/** Closes the message with its button. */
export async function accept(message: Locator): Promise<void> {
  await message.getByRole('button', { name: 'Aceptar' }).click();
  await expect(message).toHaveCount(0);
}
