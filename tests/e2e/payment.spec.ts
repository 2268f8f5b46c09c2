import { getAttempt } from '../faults/paying-faults.ts';
import { advanceClock } from '../harness/advance-clock.ts';
import { expect, test } from '../harness/test.ts';
import {
  blockTransactions,
  getTransactionId,
  goToBank,
  openPaymentModal,
  respondAtBank,
} from './paying.ts';

// Dialogs are animated, as for most dealers.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const getBalance = (
  ledger: { balances: readonly { num_documento: string; saldo: number }[] },
  number: string,
) => ledger.balances.find(({ num_documento }) => num_documento === number)?.saldo ?? 0;

test('a dealer signs in and pays an invoice, which is then no longer pending', {
  tag: '@both',
}, async ({ page, signIn, control }) => {
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const number = await openPaymentModal(page);
  const previousBalance = getBalance(await control.fetchLedger(), number);
  expect(previousBalance).toBeGreaterThan(0);
  await goToBank(page);
  await respondAtBank(page, 'approve');
  await expect(page.getByRole('heading', { name: 'Pago aprobado' })).toBeVisible();
  expect(getBalance(await control.fetchLedger(), number)).toBe(0);
  await page.getByRole('link', { name: 'Volver a facturas pendientes' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(number)).toHaveCount(0);
});

test('a partial payment leaves the remaining balance pending', { tag: '@slow' }, async ({
  page,
  openSession,
  control,
}) => {
  await openSession(page);
  const number = await openPaymentModal(page);
  const previousBalance = getBalance(await control.fetchLedger(), number);
  await page.getByRole('radio', { name: 'Pago parcial' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Valor a pagar' }).fill('50000');
  await goToBank(page);
  await respondAtBank(page, 'approve');
  await expect(page.getByRole('heading', { name: 'Pago aprobado' })).toBeVisible();
  await expect(page.getByText('$ 50.000').first()).toBeVisible();
  expect(getBalance(await control.fetchLedger(), number)).toBe(previousBalance - 5_000_000);
});

test('a rejected payment charges nothing and releases the invoice', async ({
  page,
  openSession,
  control,
}) => {
  await openSession(page);
  const number = await openPaymentModal(page);
  const previousBalance = getBalance(await control.fetchLedger(), number);
  await goToBank(page);
  await respondAtBank(page, 'reject');
  await expect(page.getByRole('heading', { name: 'Pago rechazado' })).toBeVisible();
  expect(getBalance(await control.fetchLedger(), number)).toBe(previousBalance);
  await page.getByRole('link', { name: 'Intentar el pago de nuevo' }).click();
  await expect(page.getByRole('button', { name: 'Ir a pagar' })).toBeEnabled();
  await page.keyboard.press('Escape');
  const card = page.getByRole('article').filter({ hasText: number });
  await expect(card.getByRole('checkbox')).toBeEnabled();
});

test('a pending payment blocks its invoice until the bank approves it', {
  tag: '@both-slow',
}, async ({ page, openSession, control }) => {
  await page.clock.install();
  await openSession(page);
  const number = await openPaymentModal(page);
  await goToBank(page);
  await respondAtBank(page, 'pending');
  await expect(page.getByRole('heading', { name: 'Pago pendiente' })).toBeVisible();
  const uuid = getTransactionId(page);

  await page.getByRole('link', { name: 'Volver a facturas pendientes' }).click();
  const attempt = getAttempt(page, number);
  await expect(attempt).toContainText('Pendiente');
  const card = page.getByRole('article').filter({ hasText: number });
  await expect(card.getByRole('checkbox')).toBeDisabled();
  await expect(card).toContainText('Usted la está pagando desde');

  await control.settle(uuid, 'approved', 3);
  await advanceClock(page, '00:30', (timeout) => expect(attempt).toHaveCount(0, timeout));
  await page.goto(`/admin/resultado-transaccion?uuid=${uuid}`);
  await expect(page.getByRole('heading', { name: 'Pago aprobado' })).toBeVisible();
  expect(getBalance(await control.fetchLedger(), number)).toBe(0);
});

test('a double click sends one payment', { tag: '@slow' }, async ({
  page,
  openSession,
  control,
}) => {
  await openSession(page);
  const previousCount = (await control.fetchLedger()).transactions.length;
  await openPaymentModal(page);
  await page.getByRole('button', { name: 'Ir a pagar' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Confirme su pago' })).toBeVisible();
  expect((await control.fetchLedger()).transactions.length).toBe(previousCount + 1);
});

test('a double click that opens the modal on a phone does not click the pay button below it', {
  tag: '@slow',
}, async ({ page, openSession, control }) => {
  await page.setViewportSize({ width: 390, height: 850 });
  await openSession(page);
  const previousCount = (await control.fetchLedger()).transactions.length;
  await openPaymentModal(page);
  const dialog = page.getByRole('dialog', { name: 'Pagar facturas' });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  // The lazy modal is already loaded, so it opens before the second click.
  await page.getByRole('button', { name: 'Continuar' }).dblclick();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeVisible();
  expect((await control.fetchLedger()).transactions.length).toBe(previousCount);
});

test('two tabs that pay the same invoice create one transaction', { tag: '@slow' }, async ({
  page,
  openSession,
  control,
}) => {
  await openSession(page);
  const previousCount = (await control.fetchLedger()).transactions.length;
  const otherTab = await page.context().newPage();
  const number = await openPaymentModal(page);
  expect(await openPaymentModal(otherTab)).toBe(number);
  await goToBank(page);
  // The second tab shows the payer and the time.
  const modal = otherTab.getByRole('dialog', { name: 'Pagar facturas' });
  await expect(modal.getByText(/^Usted la está pagando desde las \d{2}:\d{2}\.$/)).toBeVisible();
  await expect(modal.getByText('El total debe ser mayor que cero.')).toHaveCount(0);
  await expect(otherTab.getByRole('button', { name: 'Ir a pagar' })).toBeDisabled();
  expect((await control.fetchLedger()).transactions.length).toBe(previousCount + 1);
});

test('two users of a company who pay the same invoice create one transaction', async ({
  page,
  openSession,
  openPageAsNewUser,
  control,
}) => {
  const colleague = await openPageAsNewUser();
  await openSession(page);
  await openSession(colleague);
  const previousCount = (await control.fetchLedger()).transactions.length;
  const number = await openPaymentModal(page);
  expect(await openPaymentModal(colleague)).toBe(number);
  const unblock = await blockTransactions(colleague);
  await goToBank(page);
  await unblock();
  await colleague.getByRole('button', { name: 'Ir a pagar' }).click();
  const notice = colleague.getByRole('alertdialog', { name: 'Hay un pago en proceso' });
  // The start time, in the store's time zone.
  await expect(notice).toContainText(
    /^.*ya está pagando una de estas facturas desde el \d{1,2} \w{3} \d{4}, \d{2}:\d{2}/,
  );
  await notice.getByRole('button', { name: 'Aceptar' }).click();
  await expect(colleague.getByRole('button', { name: 'Ir a pagar' })).toBeDisabled();
  expect((await control.fetchLedger()).transactions.length).toBe(previousCount + 1);
});

test('returning from the bank with the back button shows the payment in progress and blocks its invoice', async ({
  page,
  openSession,
  control,
}) => {
  await openSession(page);
  const previousCount = (await control.fetchLedger()).transactions.length;
  const number = await openPaymentModal(page);
  await goToBank(page);
  await page.goBack();
  await expect(getAttempt(page, number)).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: number });
  await expect(card.getByRole('checkbox')).toBeDisabled();
  expect((await control.fetchLedger()).transactions.length).toBe(previousCount + 1);
});

test('the back button closes the payment modal and keeps the page and its selection', async ({
  page,
  openSession,
}) => {
  await openSession(page);
  const number = await openPaymentModal(page);
  const { href } = new URL(page.url());
  await page.goBack();
  const dialog = page.getByRole('dialog', { name: 'Pagar facturas' });
  await expect(dialog).toHaveCount(0);
  const checkbox = page.getByRole('article').filter({ hasText: number }).getByRole('checkbox');
  await expect(checkbox).toBeChecked();
  expect(page.url()).toBe(href);

  await page.getByRole('button', { name: 'Continuar' }).click();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(checkbox).toBeChecked();
  // Closing the modal with its button removes its history entry.
  await expect.poll(() => page.evaluate(() => window.history.state?.overlay)).toBeUndefined();
  await page.goBack();
  await expect(page).not.toHaveURL(href);
});

test('a dealer can return to the bank after leaving it with the back button', {
  tag: '@slow',
}, async ({ page, openSession, control }) => {
  await openSession(page);
  const number = await openPaymentModal(page);
  await goToBank(page);
  await page.goBack();
  const card = page.getByRole('article').filter({ hasText: number });
  await expect(card).toContainText('Usted la está pagando desde');
  await card.getByRole('button', { name: 'Volver al banco' }).click();
  await expect(page.getByRole('heading', { name: 'Confirme su pago' })).toBeVisible();
  await respondAtBank(page, 'approve');
  await expect(page.getByRole('heading', { name: 'Pago aprobado' })).toBeVisible();
  expect(getBalance(await control.fetchLedger(), number)).toBe(0);
});
