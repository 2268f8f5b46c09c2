import { expect, type Locator, type Page } from '@playwright/test';
import type { Control, Ledger, LedgerTransaction } from '../harness/control.ts';

/** The fault match for the mutation that opens an invoice payment. */
export const openPaymentMatch = { operation: 'CreateTransaction' } as const;

/** Returns the submit button of the open modal. */
export const getPayButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Ir a pagar' });

/** Returns the list item of a document's payment in progress. */
export const getAttempt = (page: Page, number: string): Locator =>
  page
    .getByRole('list', { name: 'Pagos en proceso' })
    .getByRole('listitem')
    .filter({ hasText: number });

/** Returns the card of a document. */
export const getCard = (page: Page, number: string): Locator =>
  page.getByRole('article').filter({ hasText: number });

/** Returns the balance of a document, in minor units. */
export const getBalance = (ledger: Ledger, number: string): number =>
  ledger.balances.find(({ num_documento }) => num_documento === number)?.saldo ?? 0;

/** Returns a function that lists the transactions created from now on. */
export async function trackNewTransactions(
  control: Control,
): Promise<() => Promise<readonly LedgerTransaction[]>> {
  const existingIds = new Set((await control.fetchLedger()).transactions.map(({ uuid }) => uuid));
  return async () =>
    (await control.fetchLedger()).transactions.filter(({ uuid }) => !existingIds.has(uuid));
}

/** Switches the open modal's line to a partial amount. Returns the amount field, which is initially zero. */
export async function selectPartialPayment(page: Page): Promise<Locator> {
  await page.getByRole('radio', { name: 'Pago parcial' }).check({ force: true });
  const amount = page.getByRole('textbox', { name: 'Valor a pagar' });
  await expect(amount).toHaveValue('$ 0');
  return amount;
}

/** Closes a message with its button. */
export async function accept(message: Locator): Promise<void> {
  await message.getByRole('button', { name: 'Aceptar' }).click();
  await expect(message).toHaveCount(0);
}

/** Holds the next request of an operation. Returns a function that refuses it as the backend does. */
export async function holdRequest(page: Page, operation: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (route.request().headers()['x-operation-name'] !== operation) return route.fallback();
    await promise;
    const error = { message: 'No', extensions: { category: 'graphql-input' } };
    await route.fulfill({ json: { errors: [error] } });
  });
  return resolve;
}

/** Returns the saved draft of a payment or compensation. */
export const getSavedDraft = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('surtidor-payment-draft') ?? '{}').draft);
