import { expect, test } from '../harness/test.ts';
import { getTransactionId, goToBank, respondAtBank } from './paying.ts';
import { rejectSession, signInAgain } from './sign-in-again.ts';

const cashPath = '/admin/pending-invoices/cash';

test('sends a cash payment to a segment once and shows the result', async ({
  page,
  openSession,
  control,
}) => {
  await openSession(page);
  const previousCount = (await control.fetchLedger()).transactions.length;
  await page.goto('/admin/pending-invoices');
  await page.getByRole('link', { name: 'Pago de contado' }).click();
  await expect(page).toHaveURL(/pending-invoices\/cash/);
  await expect(page.getByRole('button', { name: /Segmento \d+/ })).toHaveCount(17);

  await page.getByRole('button', { name: /Aviación/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Pago de contado' });
  await expect(dialog).toContainText('Segmento Aviación');
  await dialog.getByRole('textbox', { name: 'Valor a pagar' }).fill('250000');
  await goToBank(page);
  const transactions = (await control.fetchLedger()).transactions;
  expect(transactions.length).toBe(previousCount + 1);

  await respondAtBank(page, 'approve');
  await expect(page.getByRole('heading', { name: 'Pago aprobado' })).toBeVisible();
  await expect(page.getByText('$ 250.000').first()).toBeVisible();
  const payment = (await control.fetchLedger()).transactions.find(
    ({ uuid }) => uuid === getTransactionId(page),
  );
  expect(payment).toMatchObject({ estado: 'APROBADA', total: 25_000_000 });
});

test('lists a pending cash payment and warns before another one', { tag: '@slow' }, async ({
  page,
  open,
}) => {
  await open(page, cashPath);
  await page.getByRole('button', { name: /Talleres/ }).click();
  await page.getByRole('textbox', { name: 'Valor a pagar' }).fill('90000');
  await goToBank(page);
  await respondAtBank(page, 'pending');
  await expect(page.getByRole('heading', { name: 'Pago pendiente' })).toBeVisible();

  await page.goto(cashPath);
  await expect(page.getByRole('list', { name: 'Pagos en proceso' })).toContainText('$ 90.000');
  await page.getByRole('button', { name: /Talleres/ }).click();
  await expect(
    page.getByText('Hay otro pago de contado en proceso. Revíselo antes de pagar de nuevo.'),
  ).toBeVisible();

  // The same amount is paid again only if the user says that it is another payment.
  await page.getByRole('textbox', { name: 'Valor a pagar' }).fill('90000');
  const pay = page.getByRole('button', { name: 'Ir a pagar' });
  await expect(pay).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Es otro pago' }).check();
  await expect(pay).toBeEnabled();
});

test('pays with the keyboard only, and pressing Enter twice opens one payment', {
  tag: '@slow',
}, async ({ page, open, control }) => {
  await open(page, cashPath);
  const previousCount = (await control.fetchLedger()).transactions.length;
  await page.getByRole('button', { name: /Marinos/ }).focus();
  await page.keyboard.press('Enter');
  const amount = page.getByRole('textbox', { name: 'Valor a pagar' });
  await expect(amount).toBeVisible();
  await amount.focus();
  await page.keyboard.type('1600');
  // The key is pressed twice before the page can respond, as with a held or bouncing key.
  await amount.evaluate((field) => {
    const dispatchEnter = () =>
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    dispatchEnter();
    dispatchEnter();
  });
  await expect(page.getByRole('heading', { name: 'Confirme su pago' })).toBeVisible();
  expect((await control.fetchLedger()).transactions.length).toBe(previousCount + 1);
});

test('restores the amount of a cash payment after an expired session and pays it once', {
  tag: '@slow',
}, async ({ page, open, control }) => {
  await open(page, cashPath);
  const previousCount = (await control.fetchLedger()).transactions.length;
  await page.getByRole('button', { name: /Aviación/ }).click();
  await page.getByRole('textbox', { name: 'Valor a pagar' }).fill('75000');
  await rejectSession(control, 'OpenCashPayment');
  await page.getByRole('button', { name: 'Ir a pagar' }).click();
  await signInAgain(page);

  const dialog = page.getByRole('dialog', { name: 'Pago de contado' });
  await expect(dialog).toContainText('Segmento Aviación');
  await expect(dialog.getByRole('textbox', { name: 'Valor a pagar' })).toHaveValue('$ 75.000');
  expect((await control.fetchLedger()).transactions.length).toBe(previousCount);
  await goToBank(page);
  expect((await control.fetchLedger()).transactions.length).toBe(previousCount + 1);

  // A sent payment is never restored as a draft.
  await respondAtBank(page, 'approve');
  await page.goto(cashPath);
  await expect(page.getByRole('button', { name: /Aviación/ })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
