import type { Page } from '@playwright/test';
import { goToBank } from '../e2e/paying.ts';
import { advanceClock } from '../harness/advance-clock.ts';
import { expect, test } from '../harness/test.ts';
import { accept, getPayButton, trackNewTransactions } from './paying-faults.ts';

const openPaymentMatch = { operation: 'OpenCashPayment' } as const;
const getAttempts = (page: Page) => page.getByRole('list', { name: 'Pagos en proceso' });

/** Opens the cash payment of a segment and types an amount. */
async function prepareCash(page: Page, segment: RegExp, amount: string): Promise<void> {
  await page.goto('/admin/pending-invoices/cash');
  await page.getByRole('button', { name: segment }).click();
  await page.getByRole('textbox', { name: 'Valor a pagar' }).fill(amount);
}

test('a cash payment without a response can be left and is listed until its outcome is known', {
  tag: '@slow',
}, async ({ page, open, control }) => {
  await page.clock.install();
  await open(page);
  const fetchNewTransactions = await trackNewTransactions(control);
  await prepareCash(page, /Aviación/, '250000');
  await control.addFaults({ match: openPaymentMatch, fault: { kind: 'never' }, times: 1 });
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
  await expect(getAttempts(page)).toContainText('$ 250.000');
  expect(await fetchNewTransactions()).toHaveLength(0);

  // Another payment to the same segment shows a warning first.
  await page.getByRole('button', { name: /Aviación/ }).click();
  await expect(page.getByText(/Hay otro pago de contado en proceso/)).toBeVisible();
  await page.keyboard.press('Escape');
  await advanceClock(page, '03:05', (timeout) =>
    expect(getAttempts(page).getByText('$ 250.000')).toHaveCount(0, timeout),
  );
  expect(await fetchNewTransactions()).toHaveLength(0);
});

test('looks up a cash payment with a lost response by its key and never opens it twice', {
  tag: '@slow',
}, async ({ page, open, control }) => {
  await page.clock.install();
  await open(page);
  const fetchNewTransactions = await trackNewTransactions(control);
  await prepareCash(page, /Marinos/, '90000');
  await control.addFaults({ match: openPaymentMatch, fault: { kind: 'drop-after' }, times: 1 });
  await getPayButton(page).dblclick();
  await accept(page.getByRole('alertdialog', { name: 'Estamos verificando su pago' }));
  await expect(getAttempts(page)).toContainText('$ 90.000');
  const [transaction, ...others] = await fetchNewTransactions();
  expect(others).toEqual([]);
  expect(transaction).toMatchObject({ total: 9_000_000 });

  await control.settle(transaction?.uuid ?? '', 'approved');
  await advanceClock(page, '00:30', (timeout) =>
    expect(getAttempts(page).getByText('$ 90.000')).toHaveCount(0, timeout),
  );
  expect(await fetchNewTransactions()).toMatchObject([{ estado: 'APROBADA', total: 9_000_000 }]);
});

test('does not redirect to the bank if the user went back while the payment was opening', {
  tag: '@slow',
}, async ({ page, open, control }) => {
  await open(page, '/admin/pending-invoices');
  const fetchNewTransactions = await trackNewTransactions(control);
  await page.getByRole('link', { name: 'Pago de contado' }).click();
  await page.getByRole('button', { name: /Marinos/ }).click();
  await page.getByRole('textbox', { name: 'Valor a pagar' }).fill('90000');
  await control.addFaults({ match: openPaymentMatch, fault: { kind: 'hold' } });
  await getPayButton(page).click();
  await expect(page.getByText('Procesando la solicitud').first()).toBeVisible();
  // Going back first closes the modal, then leaves the page.
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/pending-invoices\/cash/);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/pending-invoices$/);

  await control.clearFaults();
  const inProgress = getAttempts(page).getByRole('listitem').filter({ hasText: '$ 90.000' });
  await expect(inProgress).toContainText('Pendiente');
  await expect(page).toHaveURL(/\/admin\/pending-invoices$/);
  expect(await fetchNewTransactions()).toHaveLength(1);
});

test('an open modal shows a cash payment that another tab opened', { tag: '@slow' }, async ({
  page,
  open,
}) => {
  await open(page);
  await prepareCash(page, /Aviación/, '50000');
  const warning = page.getByText(/Ya hay un pago de este valor a este segmento en proceso/);
  await expect(getPayButton(page)).toBeEnabled();
  await expect(warning).toHaveCount(0);
  const otherTab = await page.context().newPage();
  await prepareCash(otherTab, /Aviación/, '50000');
  await goToBank(otherTab);
  await expect(warning).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Valor a pagar' })).toHaveValue('$ 50.000');
});
