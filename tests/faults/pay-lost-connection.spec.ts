import { findFirstOpenInvoice, goToBank, openPaymentModal } from '../e2e/paying.ts';
import { advanceClock } from '../harness/advance-clock.ts';
import { slowUnless } from '../harness/slow-unless.ts';
import { expect, test } from '../harness/test.ts';
import {
  accept,
  getAttempt,
  getBalance,
  getCard,
  getPayButton,
  getSavedDraft,
  holdRequest,
  openPaymentMatch,
  selectPartialPayment,
  trackNewTransactions,
} from './paying-faults.ts';

test('sends nothing while offline, keeps the form, and a retry pays once', async ({
  page,
  openSession,
  control,
}) => {
  await openSession(page);
  const fetchNewTransactions = await trackNewTransactions(control);
  const number = await openPaymentModal(page);
  await (await selectPartialPayment(page)).fill('50000');
  await page.context().setOffline(true);
  await getPayButton(page).click();
  const message = page.getByRole('alertdialog', { name: 'Su pago no se envió' });
  await expect(message).toContainText('No se hizo ningún cobro');
  await message.getByRole('button', { name: 'Volver a los valores' }).click();
  await expect(page.getByRole('textbox', { name: 'Valor a pagar' })).toHaveValue('$ 50.000');
  await getPayButton(page).click();
  await expect(message).toBeVisible();
  expect(await fetchNewTransactions()).toHaveLength(0);

  await page.context().setOffline(false);
  await message.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { name: 'Confirme su pago' })).toBeVisible();
  expect((await fetchNewTransactions()).map(({ total }) => total)).toEqual([5_000_000]);
  expect((await control.fetchLedger()).lines.at(-1)?.numero_documento).toBe(number);
});

test('sends nothing while the code of requests cannot be loaded, and a retry loads it and pays once', async ({
  page,
  openSession,
  control,
}) => {
  const requestCode = '**/assets/browser-client-*.js';
  await page.route(requestCode, (route) => route.abort());
  await openSession(page);
  const fetchNewTransactions = await trackNewTransactions(control);
  await openPaymentModal(page);
  await getPayButton(page).click();
  const message = page.getByRole('alertdialog', { name: 'Su pago no se envió' });
  await expect(message).toContainText('No se hizo ningún cobro');
  expect(await fetchNewTransactions()).toHaveLength(0);

  await page.unroute(requestCode);
  await message.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { name: 'Confirme su pago' })).toBeVisible();
  expect(await fetchNewTransactions()).toHaveLength(1);
});

test('a part that cannot be loaded leaves the page as it is, and opens when it can be', {
  tag: '@slow',
}, async ({ page, open }) => {
  const parts = '**/assets/{payment-results,palette}-*.js';
  await page.route(parts, (route) => route.abort());
  const resultsRequest = page.waitForRequest('**/assets/payment-results-*.js');
  await open(page, '/admin/pending-invoices');
  const checkbox = page.getByRole('article').locator('input[type=checkbox]:enabled').first();
  await checkbox.check();
  await resultsRequest;

  await page.keyboard.press('ControlOrMeta+k');
  const message = page.getByRole('alertdialog', { name: 'No pudimos abrir esto' });
  await expect(message).toBeVisible();
  await message.getByRole('button', { name: 'Cerrar' }).click();
  await expect(checkbox).toBeChecked();

  await page.unroute(parts);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});

for (const [name, fault] of [
  ['the connection drops after the backend acted', { kind: 'drop-after' }],
  ['the backend fails after it acted', { kind: 'break-after' }],
  ['the response is an HTML page', { kind: 'body', body: '<html>', contentType: 'text/html' }],
  ['the response is truncated', { kind: 'body', body: '{"data":{"crearTransaccionOnline":{"uu' }],
] as const) {
  test(
    `when ${name}, the payment is found by its key and never sent twice`,
    slowUnless(fault.kind === 'drop-after'),
    async ({ page, openSession, control }) => {
      await page.clock.install();
      await openSession(page);
      const fetchNewTransactions = await trackNewTransactions(control);
      const number = await openPaymentModal(page);
      await control.addFaults({ match: openPaymentMatch, fault, times: 1 });
      await getPayButton(page).click();
      const message = page.getByRole('alertdialog', { name: 'Estamos verificando su pago' });
      await expect(message).toContainText('No pague de nuevo');
      await accept(message);

      await expect(getAttempt(page, number)).toContainText('Pendiente');
      await expect(getCard(page, number).getByRole('checkbox')).toBeDisabled();
      const [transaction, ...others] = await fetchNewTransactions();
      expect(others).toEqual([]);
      expect(transaction?.idempotency_key).toBeTruthy();

      await control.settle(transaction?.uuid ?? '', 'approved');
      await advanceClock(page, '00:30', (timeout) =>
        expect(getAttempt(page, number)).toHaveCount(0, timeout),
      );
      expect(getBalance(await control.fetchLedger(), number)).toBe(0);
      expect(await fetchNewTransactions()).toHaveLength(1);
    },
  );
}

for (const [name, fault] of [
  ['the connection drops before the backend acted', { kind: 'drop-before' }],
  ['the backend returns 500 before it acted', { kind: 'status', status: 500, body: '<html>' }],
] as const) {
  test(
    `when ${name}, the invoice is blocked until the outcome is known and can be paid afterwards`,
    slowUnless(fault.kind === 'drop-before'),
    async ({ page, openSession, control }) => {
      await page.clock.install();
      await openSession(page);
      const fetchNewTransactions = await trackNewTransactions(control);
      const number = await openPaymentModal(page);
      await control.addFaults({ match: openPaymentMatch, fault, times: 1 });
      await getPayButton(page).click();
      await accept(page.getByRole('alertdialog', { name: 'Estamos verificando su pago' }));
      await expect(getAttempt(page, number)).toContainText('Verificando');
      await expect(getCard(page, number).getByRole('checkbox')).toBeDisabled();

      await advanceClock(page, '03:05', (timeout) =>
        expect(getAttempt(page, number)).toHaveCount(0, timeout),
      );
      expect(await fetchNewTransactions()).toHaveLength(0);
      await getCard(page, number).getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Continuar' }).click();
      await goToBank(page);
      expect(await fetchNewTransactions()).toHaveLength(1);
    },
  );
}

test('allows the user to continue without a response, and a late rejection keeps the next selection', async ({
  page,
  openSession,
  control,
}) => {
  await page.clock.install();
  await openSession(page);
  const fetchNewTransactions = await trackNewTransactions(control);
  const number = await openPaymentModal(page);
  const refuse = await holdRequest(page, openPaymentMatch.operation);
  await getPayButton(page).click();
  await expect(page.getByText('Procesando la solicitud').first()).toBeVisible();
  const leaveButton = page.getByRole('button', { name: 'Continuar sin esperar' });
  await expect(leaveButton).toHaveCount(0);
  await advanceClock(page, 6_000, (timeout) =>
    expect(page.getByText('Está tardando más de lo normal.')).toBeVisible(timeout),
  );
  await advanceClock(page, 7_000, (timeout) => expect(leaveButton).toBeVisible(timeout));
  await leaveButton.click();

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(getAttempt(page, number)).toBeVisible();
  await expect(getCard(page, number).getByRole('checkbox')).toBeDisabled();

  await page
    .getByRole('article')
    .locator('input[type=checkbox]:enabled:not(:checked)')
    .first()
    .check();
  const nextDraft = await getSavedDraft(page);
  refuse();
  await expect(getAttempt(page, number)).toHaveCount(0);
  expect(await getSavedDraft(page)).toEqual(nextDraft);
  expect(await fetchNewTransactions()).toHaveLength(0);
});

test('a late rejection keeps the selection made after leaving the page', { tag: '@slow' }, async ({
  page,
  open,
}) => {
  await open(page, '/admin/pending-invoices');
  const invoicesLink = page
    .getByRole('navigation', { name: 'Secciones de pagos' })
    .getByRole('link', { name: 'Facturas pendientes' });
  const selectInvoice = () =>
    page.getByRole('article').locator('input[type=checkbox]:enabled').first().check();
  await selectInvoice();
  await page.getByRole('button', { name: 'Continuar' }).click();
  const refuse = await holdRequest(page, openPaymentMatch.operation);
  await getPayButton(page).click();
  await expect(page.getByText('Procesando la solicitud').first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: /^Buscar una página/ }).fill('Pago de contado');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/pending-invoices\/cash/);
  await invoicesLink.click();
  const attempts = page.getByRole('list', { name: 'Pagos en proceso' });
  await expect(attempts).toBeVisible();
  await selectInvoice();
  const nextDraft = await getSavedDraft(page);
  refuse();
  await expect(attempts).toHaveCount(0);
  expect(await getSavedDraft(page)).toEqual(nextDraft);
});

test('a response after the user stopped waiting does not redirect to the bank', {
  tag: '@slow',
}, async ({ page, openSession, control }) => {
  await page.clock.install();
  await openSession(page);
  const fetchNewTransactions = await trackNewTransactions(control);
  const number = await openPaymentModal(page);
  await control.addFaults({ match: openPaymentMatch, fault: { kind: 'hold' } });
  await getPayButton(page).click();
  await expect(page.getByText('Procesando la solicitud').first()).toBeVisible();
  const leaveButton = page.getByRole('button', { name: 'Continuar sin esperar' });
  await advanceClock(page, 13_000, (timeout) => expect(leaveButton).toBeVisible(timeout));
  await leaveButton.click();
  await expect(getAttempt(page, number)).toBeVisible();

  await control.clearFaults();
  await expect(getAttempt(page, number)).toContainText('Pendiente');
  await expect(page).toHaveURL(/\/admin\/pending-invoices/);
  expect(await fetchNewTransactions()).toHaveLength(1);
});

test('shows the backend’s message when it rejects a payment, and blocks no invoice', {
  tag: '@slow',
}, async ({ page, openSession, control }) => {
  await openSession(page);
  const { number } = await findFirstOpenInvoice(page);
  await openPaymentModal(page);
  await control.addFaults({
    match: { field: 'crearTransaccionOnline' },
    fault: {
      kind: 'error',
      message: 'El banco está en mantenimiento.',
      category: 'graphql-input',
    },
    times: 1,
  });
  await getPayButton(page).click();
  const message = page.getByRole('alertdialog', { name: 'No pudimos iniciar el pago' });
  await expect(message).toContainText('El banco está en mantenimiento.');
  await accept(message);
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await expect(getCard(page, number).getByRole('checkbox')).toBeEnabled();
  await expect(getAttempt(page, number)).toHaveCount(0);
});
