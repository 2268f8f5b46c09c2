import { expect, type Locator, type Page } from '@playwright/test';

/** Returns the document number on the card of an invoice: in its line of facts, or in the details of a phone's card. */
export const readDocumentNumber = async (card: Locator): Promise<string> =>
  (await card.textContent())?.match(/Doc(?:\. |umento)(\d+)/)?.[1] ?? '';

/** Returns the card of the first invoice that can be selected, and its document number. */
export async function findFirstOpenInvoice(page: Page): Promise<{ card: Locator; number: string }> {
  await page.goto('/admin/pending-invoices');
  const card = page
    .getByRole('article')
    .filter({ has: page.locator('input[type=checkbox]:enabled') })
    .first();
  await card.waitFor();
  return { card, number: await readDocumentNumber(card) };
}

/** Opens the payment modal for the first open invoice and returns its document number. */
export async function openPaymentModal(page: Page): Promise<string> {
  const { card, number } = await findFirstOpenInvoice(page);
  await card.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('dialog', { name: 'Pagar facturas' })).toBeVisible();
  return number;
}

/** Sends the payment of the open modal and waits for the bank's page. */
export async function goToBank(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ir a pagar' }).click();
  await expect(page.getByRole('heading', { name: 'Confirme su pago' })).toBeVisible();
}

/** The buttons of the bank's page. */
export const bankButtons = {
  approve: 'Aprobar el pago',
  reject: 'Rechazar el pago',
  pending: 'Dejarlo pendiente',
  abandon: 'Volver sin responder',
} as const;

/** Clicks a button on the bank's page and waits for the portal's result page. */
export async function respondAtBank(
  page: Page,
  bankAction: keyof typeof bankButtons,
): Promise<void> {
  const bankOption = page.getByRole('radio').first();
  if (await bankOption.count()) await bankOption.check();
  await page.getByRole('button', { name: bankButtons[bankAction] }).click();
  await page.waitForURL('**/admin/resultado-transaccion**');
}

/** Returns the transaction's id from the URL of the result page. */
export const getTransactionId = (page: Page): string =>
  new URL(page.url()).searchParams.get('uuid') ?? '';

/** Hides other users' payments from a page. Returns a function that restores them. */
export async function blockTransactions(page: Page): Promise<() => Promise<void>> {
  await page.route('**/graphql', (route) =>
    route.request().headers()['x-operation-name'] === 'Transactions'
      ? route.abort()
      : route.fallback(),
  );
  return () => page.unroute('**/graphql');
}
