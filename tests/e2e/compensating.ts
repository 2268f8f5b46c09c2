import { expect, type Locator, type Page } from '@playwright/test';
import type { Control, LedgerCompensation } from '../harness/control.ts';

/** Path of the page that applies payments to invoices. */
export const compensatePath = '/admin/pending-invoices/compensate';

/** Path of the list of sent compensations. */
export const compensationsPath = '/admin/pending-invoices/compensations';

/** A column, named by its heading. */
export type Side = 'Pagos' | 'Facturas';

/** Returns the column of a side. */
export const getColumn = (page: Page, side: Side): Locator =>
  page.getByRole('region', { name: side, exact: true });

/** Returns the first card of a side that can be selected. */
export const getSelectableCard = (page: Page, side: Side): Locator =>
  getColumn(page, side)
    .getByRole('article')
    .filter({ has: page.locator('input[type=checkbox]:enabled:not(:checked)') })
    .first();

/** Returns the card of a document in its column. */
export const getCard = (page: Page, side: Side, title: string): Locator =>
  getColumn(page, side).getByRole('article', { name: title, exact: true });

/** Selects the first selectable document of a side and returns its title. */
export async function selectFirstDocument(page: Page, side: Side): Promise<string> {
  const title = (await getSelectableCard(page, side).getByRole('heading').textContent()) ?? '';
  const checkbox = getCard(page, side, title).getByRole('checkbox');
  await checkbox.check();
  await expect(checkbox).toBeChecked();
  return title;
}

/** Selects one document of each side, opens the modal and returns both titles. */
export async function openCompensation(page: Page): Promise<{ payment: string; invoice: string }> {
  await page.goto(compensatePath);
  const payment = await selectFirstDocument(page, 'Pagos');
  const invoice = await selectFirstDocument(page, 'Facturas');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('dialog', { name: 'Pagos vs. facturas' })).toBeVisible();
  return { payment, invoice };
}

/** Returns the submit button. */
export const getSendButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Enviar compensación' });

/** Returns the dialog with the result of sending. */
export const getResultDialog = (page: Page, title: string): Locator =>
  page.getByRole('alertdialog', { name: title });

/** Closes the result dialog with its button. */
export async function closeResultDialog(dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Aceptar' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Returns a function that lists the compensations created from now on. */
export async function trackNewCompensations(
  control: Control,
): Promise<() => Promise<readonly LedgerCompensation[]>> {
  const existingIds = new Set(
    (await control.fetchLedger()).compensations.map((one) => one.id_compensacion),
  );
  return async () =>
    (await control.fetchLedger()).compensations.filter(
      (one) => !existingIds.has(one.id_compensacion),
    );
}
