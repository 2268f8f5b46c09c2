import { getEmail } from '@surtidor/sandbox/scenarios';
import { getTransactionId, goToBank, openPaymentModal, respondAtBank } from '../e2e/paying.ts';
import { advanceClock } from '../harness/advance-clock.ts';
import { expect, test } from '../harness/test.ts';
import { getAttempt, getBalance, getCard } from './paying-faults.ts';

const minuteMs = 60_000;

test('an approval after a rejection does not change the final state', { tag: '@slow' }, async ({
  page,
  openSession,
  control,
}) => {
  await openSession(page);
  const number = await openPaymentModal(page);
  const balance = getBalance(await control.fetchLedger(), number);
  await goToBank(page);
  await respondAtBank(page, 'reject');
  await expect(page.getByRole('heading', { name: 'Pago rechazado' })).toBeVisible();
  const uuid = getTransactionId(page);

  await control.settle(uuid, 'approved', 2);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Pago rechazado' })).toBeVisible();
  const ledger = await control.fetchLedger(uuid);
  expect(ledger.transactions.map(({ estado }) => estado)).toEqual(['RECHAZADA']);
  expect(getBalance(ledger, number)).toBe(balance);
});

test('asks for the result once on return, and an approval that the bank sends five times reduces the balance once', {
  tag: '@slow',
}, async ({ page, openSession, control }) => {
  await page.clock.install();
  await openSession(page);
  const number = await openPaymentModal(page);
  await goToBank(page);
  const operations: (string | undefined)[] = [];
  page.on('request', (request) => operations.push(request.headers()['x-operation-name']));
  await respondAtBank(page, 'pending');
  await expect(page.getByRole('heading', { name: 'Pago pendiente' })).toBeVisible();
  expect(operations.filter((name) => name === 'ConsultTransaction')).toHaveLength(1);
  const uuid = getTransactionId(page);
  await control.settle(uuid, 'approved', 5);
  await advanceClock(page, '00:30', (timeout) =>
    expect(page.getByRole('heading', { name: 'Pago aprobado' })).toBeVisible(timeout),
  );
  const ledger = await control.fetchLedger(uuid);
  expect(ledger.events.filter(({ kind }) => kind === 'balance-reduced')).toHaveLength(1);
  expect(getBalance(ledger, number)).toBe(0);
});

test('a payment abandoned at the bank is pending, and its invoice is released when its session ends', {
  tag: '@slow',
}, async ({ page, openSession, control }) => {
  await page.clock.install();
  await openSession(page);
  const number = await openPaymentModal(page);
  await goToBank(page);
  await respondAtBank(page, 'abandon');
  await expect(page.getByRole('heading', { name: 'Pago pendiente' })).toBeVisible();
  await control.advanceTime(20 * minuteMs);
  await advanceClock(page, '00:30', (timeout) =>
    expect(page.getByRole('heading', { name: 'Pago rechazado' })).toBeVisible(timeout),
  );
  await page.getByRole('link', { name: 'Intentar el pago de nuevo' }).click();
  await expect(page.getByRole('button', { name: 'Ir a pagar' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(getCard(page, number).getByRole('checkbox')).toBeEnabled();
});

test('an open list releases an invoice without a reload when its bank session ends', {
  tag: '@slow',
}, async ({ page, openSession, open, openPageAsNewUser, control }) => {
  await page.clock.install();
  await openSession(page);
  const colleague = await openPageAsNewUser();
  await colleague.clock.install();
  await open(colleague, '/', getEmail('financiero'));
  const number = await openPaymentModal(page);
  await goToBank(page);
  await page.goBack();
  await colleague.goto('/admin/pending-invoices');
  for (const tab of [page, colleague]) {
    await expect(getCard(tab, number).getByRole('checkbox')).toBeDisabled();
  }
  await control.advanceTime(21 * minuteMs);
  for (const tab of [page, colleague]) {
    await advanceClock(tab, '00:30', (timeout) =>
      expect(getCard(tab, number).getByRole('checkbox')).toBeEnabled(timeout),
    );
  }
});

test('an invoice becomes selectable for a colleague whose list of payments loads only after the payment has ended', {
  tag: '@slow',
}, async ({ page, openSession, openPageAsNewUser, control }) => {
  await openSession(page);
  const colleague = await openPageAsNewUser();
  await openSession(colleague, getEmail('financiero'));
  const number = await openPaymentModal(page);
  await goToBank(page);
  // The server does not receive the list, so the browser requests it.
  await control.addFaults({
    match: { operation: 'Transactions' },
    fault: { kind: 'null' },
    times: 1,
  });
  const paymentEnded = Promise.withResolvers<void>();
  await colleague.route('**/graphql', async (route) => {
    if (route.request().headers()['x-operation-name'] === 'Transactions')
      await paymentEnded.promise;
    await route.continue();
  });
  await colleague.goto('/admin/pending-invoices');
  await expect(getCard(colleague, number).getByRole('checkbox')).toBeDisabled();
  await respondAtBank(page, 'reject');
  await expect(page.getByRole('heading', { name: 'Pago rechazado' })).toBeVisible();
  paymentEnded.resolve();
  await expect(getCard(colleague, number).getByRole('checkbox')).toBeEnabled();
  await colleague.unrouteAll({ behavior: 'wait' });
});

test('looks up a payment on the next page if the payer did not return from the bank', async ({
  page,
  openSession,
  control,
}) => {
  await openSession(page);
  const number = await openPaymentModal(page);
  await goToBank(page);
  const { transactions } = await control.fetchLedger();
  const pendingLine = (await control.fetchLedger()).lines.find(
    ({ numero_documento, uuid }) =>
      numero_documento === number &&
      transactions.some((one) => one.uuid === uuid && one.estado === 'PENDIENTE'),
  );
  await control.settle(pendingLine?.uuid ?? '', 'approved');
  await page.goto('/admin/pending-invoices');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(getAttempt(page, number)).toHaveCount(0);
  await expect(page.getByText(number)).toHaveCount(0);
});

test('a failed status query is not shown as a result', { tag: '@slow' }, async ({
  page,
  openSession,
  control,
}) => {
  await page.clock.install();
  await openSession(page);
  await openPaymentModal(page);
  await goToBank(page);
  await control.addFaults({
    match: { operation: 'ConsultTransaction' },
    fault: { kind: 'status', status: 500 },
  });
  await respondAtBank(page, 'approve');
  await expect(
    page.getByRole('heading', { name: 'No pudimos consultar el resultado' }),
  ).toBeVisible();
  await expect(page.getByText('Su pago está seguro')).toBeVisible();
  await control.clearFaults();
  await advanceClock(page, '00:30', (timeout) =>
    expect(page.getByRole('heading', { name: 'Pago aprobado' })).toBeVisible(timeout),
  );
});

test('an unknown status is shown as pending', { tag: '@slow' }, async ({
  page,
  openSession,
  control,
}) => {
  await openSession(page);
  await openPaymentModal(page);
  await goToBank(page);
  await respondAtBank(page, 'pending');
  await control.addFaults({
    match: { operation: 'ConsultTransaction' },
    fault: {
      kind: 'body',
      body: JSON.stringify({
        data: {
          consultarUuidYDesbloquearDocumentos: {
            response: true,
            status: 'COMPLETADISIMA',
            uuid: getTransactionId(page),
            message: 'ok',
          },
        },
      }),
    },
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Pago pendiente' })).toBeVisible();
});
