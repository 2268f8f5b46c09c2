import { openPaymentModal } from '../e2e/paying.ts';
import { expect, test } from '../harness/test.ts';
import { getPayButton, trackNewTransactions } from './paying-faults.ts';

test('a repeating key on the pay button sends one payment', { tag: '@slow' }, async ({
  page,
  openSession,
  control,
}) => {
  await openSession(page);
  const fetchNewTransactions = await trackNewTransactions(control);
  await openPaymentModal(page);
  await getPayButton(page).focus();
  for (let press = 0; press < 6; press += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByRole('heading', { name: 'Confirme su pago' })).toBeVisible();
  expect(await fetchNewTransactions()).toHaveLength(1);
});

test('Enter and a click on the pay button send one payment', async ({
  page,
  openSession,
  control,
}) => {
  await control.addFaults({
    match: { operation: 'CreateTransaction' },
    fault: { kind: 'hold' },
  });
  await openSession(page);
  const fetchNewTransactions = await trackNewTransactions(control);
  await openPaymentModal(page);
  await getPayButton(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
    button.click();
  });
  await expect(page.getByText('Procesando la solicitud').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await control.clearFaults();
  await expect(page.getByRole('heading', { name: 'Confirme su pago' })).toBeVisible();
  expect(await fetchNewTransactions()).toHaveLength(1);
});

test('a double click on the home page’s pay button opens one modal and one payment', {
  tag: '@slow',
}, async ({ page, open, control }) => {
  await open(page);
  const fetchNewTransactions = await trackNewTransactions(control);
  await page.getByRole('button', { name: 'Pagar' }).first().dblclick();
  await expect(page.getByRole('dialog', { name: 'Pagar facturas' })).toHaveCount(1);
  await getPayButton(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Confirme su pago' })).toBeVisible();
  expect(await fetchNewTransactions()).toHaveLength(1);
});

test('a proxy that repeats the request does not repeat the payment', { tag: '@slow' }, async ({
  page,
  openSession,
  control,
}) => {
  await control.addFaults({
    match: { operation: 'CreateTransaction' },
    fault: { kind: 'duplicate' },
    times: 1,
  });
  await openSession(page);
  const fetchNewTransactions = await trackNewTransactions(control);
  await openPaymentModal(page);
  await getPayButton(page).click();
  await expect(page.getByRole('heading', { name: 'Confirme su pago' })).toBeVisible();
  expect(await fetchNewTransactions()).toHaveLength(1);
});
