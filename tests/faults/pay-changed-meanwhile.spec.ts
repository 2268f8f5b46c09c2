import type { Page } from '@playwright/test';
import { blockTransactions, goToBank, readDocumentNumber, respondAtBank } from '../e2e/paying.ts';
import { expect, test } from '../harness/test.ts';
import {
  accept,
  getBalance,
  getPayButton,
  selectPartialPayment,
  trackNewTransactions,
} from './paying-faults.ts';

/** Opens the modal for the first selectable invoices and returns their numbers. */
async function selectInvoices(page: Page, count: number): Promise<readonly string[]> {
  await page.goto('/admin/pending-invoices');
  const cards = page
    .getByRole('article')
    .filter({ has: page.locator('input[type=checkbox]:enabled') });
  await cards.first().waitFor();
  const numbers: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const card = cards.nth(index);
    numbers.push(await readDocumentNumber(card));
    await card.getByRole('checkbox').check();
  }
  await page.getByRole('button', { name: 'Continuar' }).click();
  return numbers;
}

test('says after a reload that the selection waits for the payment of a colleague', {
  tag: '@slow',
}, async ({ page, openPageAsNewUser, open }) => {
  const colleague = await openPageAsNewUser();
  await open(page);
  await open(colleague);
  await selectInvoices(page, 1);
  await selectInvoices(colleague, 1);
  await goToBank(colleague);
  const pageErrors: string[] = [];
  page.on('pageerror', ({ message }) => pageErrors.push(message));
  await page.reload();
  await expect(page.getByText(/^Guardamos su selección anterior/)).toBeVisible();
  expect(pageErrors).toEqual([]);
});

/** Pays the first selectable invoice in another tab. */
async function payInOtherTab(page: Page): Promise<void> {
  const otherTab = await page.context().newPage();
  await selectInvoices(otherTab, 1);
  await goToBank(otherTab);
  await respondAtBank(otherTab, 'approve');
  await expect(otherTab.getByRole('heading', { name: 'Pago aprobado' })).toBeVisible();
}

test('an open payment does not pay an invoice that another tab has paid', async ({
  page,
  open,
}) => {
  await open(page);
  await selectInvoices(page, 2);
  await payInOtherTab(page);
  const lines = page.getByRole('list', { name: 'Facturas por pagar' }).getByRole('listitem');
  await expect(lines.first()).toContainText('Ya no está pendiente: no se pagará.');
  await expect(page.getByRole('dialog')).toContainText('1 de 2 facturas');
});

test('deselects an invoice that another tab has paid', { tag: '@slow' }, async ({ page, open }) => {
  await open(page);
  await selectInvoices(page, 2);
  await page.keyboard.press('Escape');
  await payInOtherTab(page);
  await expect(page.getByText('Selección de facturas (1)')).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'Pago total' })).toHaveCount(1);
});

test('marks an invoice that a colleague has paid and pays the others', { tag: '@slow' }, async ({
  page,
  openPageAsNewUser,
  open,
  control,
}) => {
  test.slow();
  const colleague = await openPageAsNewUser();
  await open(page);
  await open(colleague);
  const [firstNumber = '', secondNumber = ''] = await selectInvoices(page, 2);
  const secondBalance = getBalance(await control.fetchLedger(), secondNumber);

  const unblock = await blockTransactions(page);
  expect(await selectInvoices(colleague, 1)).toEqual([firstNumber]);
  await goToBank(colleague);
  await respondAtBank(colleague, 'approve');
  const fetchNewTransactions = await trackNewTransactions(control);

  await getPayButton(page).click();
  await accept(page.getByRole('alertdialog', { name: 'No pudimos iniciar el pago' }));
  await unblock();
  const lines = page.getByRole('list', { name: 'Facturas por pagar' }).getByRole('listitem');
  await expect(lines.first()).toContainText('Ya no está pendiente: no se pagará.');
  await expect(lines.last()).not.toContainText('no se pagará');

  await goToBank(page);
  await respondAtBank(page, 'approve');
  const ledger = await control.fetchLedger();
  expect(getBalance(ledger, firstNumber)).toBe(0);
  expect(getBalance(ledger, secondNumber)).toBe(0);
  const [transaction] = await fetchNewTransactions();
  expect((await control.fetchLedger(transaction?.uuid)).lines).toMatchObject([
    { numero_documento: secondNumber, monto_transaccion: secondBalance },
  ]);
});

test('shows the new balance of a partially paid invoice before sending', { tag: '@slow' }, async ({
  page,
  openPageAsNewUser,
  open,
  control,
}) => {
  test.slow();
  const colleague = await openPageAsNewUser();
  await open(page);
  await open(colleague);
  const [number = ''] = await selectInvoices(page, 1);
  const unblock = await blockTransactions(page);
  await selectInvoices(colleague, 1);
  await (await selectPartialPayment(colleague)).fill('30000');
  await goToBank(colleague);
  await respondAtBank(colleague, 'approve');
  const remainingBalance = getBalance(await control.fetchLedger(), number);

  await getPayButton(page).click();
  await accept(page.getByRole('alertdialog', { name: 'No pudimos iniciar el pago' }));
  await unblock();
  await expect(page.getByText('Su saldo cambió: revise el valor.')).toBeVisible();
  await goToBank(page);
  await respondAtBank(page, 'approve');
  const ledger = await control.fetchLedger();
  expect(getBalance(ledger, number)).toBe(0);
  expect(ledger.lines.at(-1)?.monto_transaccion).toBe(remainingBalance);
});

/**
 * Simulates a document blocked by the distributor, because the sandbox has no control for this. The next
 * payment of the document is rejected, and afterwards the lists show it as blocked.
 */
async function blockDocument(page: Page, number: string): Promise<void> {
  const error = {
    message: `No se puede usar por ahora, está bloqueado: ${number}.`,
    extensions: {
      code: 'DOCUMENT_BLOCKED',
      documents: [{ num_documento: number, desde: null, motivo: 'BLOQUEO', uuid: null }],
    },
  };
  let isRejected = false;
  await page.route('**/graphql', async (route) => {
    if (!isRejected && route.request().headers()['x-operation-name'] === 'CreateTransaction') {
      isRejected = true;
      await route.fulfill({ json: { errors: [error] } });
      return;
    }
    const response = await route.fetch();
    const json = JSON.parse(await response.text(), (_, value) =>
      value?.num_documento === number ? { ...value, bloqueada: '1' } : value,
    );
    await route.fulfill({ response, json });
  });
}

test('marks an invoice that the distributor has blocked and pays the others', {
  tag: '@slow',
}, async ({ page, open, control }) => {
  test.slow();
  await open(page);
  const fetchNewTransactions = await trackNewTransactions(control);
  const [firstNumber = '', secondNumber = ''] = await selectInvoices(page, 2);
  const secondBalance = getBalance(await control.fetchLedger(), secondNumber);
  await blockDocument(page, firstNumber);
  await getPayButton(page).click();
  await accept(page.getByRole('alertdialog', { name: 'No pudimos iniciar el pago' }));
  const lines = page.getByRole('list', { name: 'Facturas por pagar' }).getByRole('listitem');
  await expect(lines.first()).toContainText('Está bloqueada: no se pagará.');
  expect(await fetchNewTransactions()).toHaveLength(0);

  await goToBank(page);
  await respondAtBank(page, 'approve');
  const [transaction] = await fetchNewTransactions();
  expect((await control.fetchLedger(transaction?.uuid)).lines).toMatchObject([
    { numero_documento: secondNumber, monto_transaccion: secondBalance },
  ]);
});
