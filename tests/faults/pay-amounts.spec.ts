import type { Page } from '@playwright/test';
import { goToBank, openPaymentModal } from '../e2e/paying.ts';
import { expect, test } from '../harness/test.ts';
import {
  getBalance,
  getPayButton,
  selectPartialPayment,
  trackNewTransactions,
} from './paying-faults.ts';

/** Replaces the amount by pasting `text` with real key presses. */
async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((clipboardText) => navigator.clipboard.writeText(clipboardText), text);
  await page.getByRole('textbox', { name: 'Valor a pagar' }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
}

test('clamps or rejects invalid amounts during input', { tag: '@slow' }, async ({
  page,
  openSession,
  control,
}) => {
  await openSession(page);
  const fetchNewTransactions = await trackNewTransactions(control);
  const number = await openPaymentModal(page);
  const balance = getBalance(await control.fetchLedger(), number) / 100;
  const amount = await selectPartialPayment(page);

  await expect(page.getByText('El total debe ser mayor que cero.')).toBeVisible();
  await expect(getPayButton(page)).toBeDisabled();

  await amount.fill('1599');
  await expect(page.getByText('El pago mínimo es de $ 1.600.')).toBeVisible();
  await expect(getPayButton(page)).toBeDisabled();

  await amount.fill('mil pesos');
  await expect(amount).toHaveAccessibleDescription(/No reconocimos ese valor/);
  await expect(amount).toHaveValue('$ 1.599');
  await expect(getPayButton(page)).toBeDisabled();

  await amount.fill('');
  await amount.pressSequentially('-50000');
  await expect(amount).toHaveValue('$ 50.000');
  await expect(amount).toHaveAccessibleDescription('Quitamos «-»: escriba solo números.');

  const limitText = `$ ${balance.toLocaleString('es-CO')}`;
  await amount.fill('999999999999');
  await expect(amount).toHaveValue(limitText);
  await expect(amount).toHaveAccessibleDescription(
    `No puede pasar de ${limitText}: dejamos ese valor.`,
  );
  await expect(getPayButton(page)).toBeEnabled();
  expect(await fetchNewTransactions()).toHaveLength(0);
});

test('parses pasted amounts in common formats and rejects other input with a message', {
  tag: '@slow',
}, async ({ page, openSession, control }) => {
  await openSession(page);
  const fetchNewTransactions = await trackNewTransactions(control);
  await openPaymentModal(page);
  const amount = await selectPartialPayment(page);
  await amount.fill('20000');
  for (const invalidText of ['1e21', '-5000', 'mil', '12.34.56', '9'.repeat(30), 'NaN']) {
    await paste(page, invalidText);
    await expect(page.getByText('No reconocimos ese valor. Escriba solo números.')).toBeVisible();
    await expect(amount).toHaveValue('$ 20.000');
  }
  for (const amountText of ['41.234,56', '41,234.56', '41234.56', '$ 41.235']) {
    await paste(page, amountText);
    await expect(amount).toHaveValue('$ 41.235');
  }
  await goToBank(page);
  expect((await fetchNewTransactions()).map(({ total }) => total)).toEqual([4_123_500]);
});

test('the backend rejects invalid amounts that the page never sends', async ({
  page,
  openSession,
  environment,
  control,
}) => {
  await openSession(page);
  const fetchNewTransactions = await trackNewTransactions(control);
  const number = await openPaymentModal(page);
  const balance = (getBalance(await control.fetchLedger(), number) / 100).toFixed(2);
  const pay = async (amount: string) => {
    const response = await page.request.post(`${environment.portal}/graphql`, {
      headers: { origin: environment.portal },
      data: {
        query: `mutation ($lines: [TransaccionOnlineLineInput!]!) {
          crearTransaccionOnline(lines: $lines) { uuid } }`,
        variables: {
          lines: [
            {
              numero_documento: number,
              numero_factura: '',
              fecha_vencimiento: null,
              monto_documento: balance,
              monto_transaccion: amount,
              observaciones: '',
              tipo_transaccion: 'parcial',
            },
          ],
        },
      },
    });
    return response.json();
  };
  for (const amount of ['0', '-1000.00', '1e21', '1.234,56', 'NaN', '99999999999999.00', '']) {
    expect((await pay(amount)).errors, amount).toBeTruthy();
  }
  expect(await fetchNewTransactions()).toHaveLength(0);
});
