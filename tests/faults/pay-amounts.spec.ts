import type { Page } from '@playwright/test';
import { goToBank, openPaymentModal } from '../e2e/paying.ts';
import { expect, test } from '../harness/test.ts';
import { balanceOf, newTransactions, payButton, payPart } from './paying-faults.ts';

/** Pastes a text the way a person does: the field sees the browser's own paste event. */
async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Valor a pagar' }).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

test('amounts that cannot be paid are clamped or refused while they are written', async ({
  page,
  open,
  control,
}) => {
  await open(page);
  const opened = await newTransactions(control);
  const number = await openPaymentModal(page);
  const owed = balanceOf(await control.ledger(), number) / 100;
  const amount = await payPart(page);

  await expect(page.getByText('El total debe ser mayor que cero.')).toBeVisible();
  await expect(payButton(page)).toBeDisabled();

  await amount.fill('1599');
  await expect(page.getByText('El pago mínimo es de $ 1.600.')).toBeVisible();
  await expect(payButton(page)).toBeDisabled();

  await amount.fill('mil pesos');
  await expect(amount).toHaveValue('$ 0');
  await expect(payButton(page)).toBeDisabled();

  await amount.fill('-50000');
  await expect(amount).toHaveValue('$ 50.000');

  await amount.fill('999999999999');
  await expect(amount).toHaveValue(`$ ${owed.toLocaleString('es-CO')}`);
  await expect(payButton(page)).toBeEnabled();
  expect(await opened()).toHaveLength(0);
});

test('pasted amounts are read as a person means them, or refused with a sentence', async ({
  page,
  open,
  control,
}) => {
  await open(page);
  const opened = await newTransactions(control);
  await openPaymentModal(page);
  const amount = await payPart(page);
  await amount.fill('20000');
  for (const nonsense of ['1e21', '-5000', 'mil', '12.34.56', '9'.repeat(30), 'NaN']) {
    await paste(page, nonsense);
    await expect(page.getByText('No reconocimos ese valor. Escriba solo números.')).toBeVisible();
    await expect(amount).toHaveValue('$ 20.000');
  }
  await paste(page, '41.234,56');
  await expect(amount).toHaveValue('$ 41.234');
  await goToBank(page);
  expect((await opened()).map(({ total }) => total)).toEqual([4_123_400]);
});

test('the backend refuses what a page would never send', async ({ page, open, stage, control }) => {
  await open(page);
  const opened = await newTransactions(control);
  const number = await openPaymentModal(page);
  const owed = (balanceOf(await control.ledger(), number) / 100).toFixed(2);
  const pay = async (amount: string) => {
    const answer = await page.request.post(`${stage.portal}/graphql`, {
      headers: { origin: stage.portal },
      data: {
        query: `mutation ($lines: [TransaccionOnlineLineInput!]!) {
          crearTransaccionOnline(lines: $lines) { uuid } }`,
        variables: {
          lines: [
            {
              numero_documento: number,
              numero_factura: '',
              fecha_vencimiento: null,
              monto_documento: owed,
              monto_transaccion: amount,
              observaciones: '',
              tipo_transaccion: 'parcial',
            },
          ],
        },
      },
    });
    return answer.json();
  };
  for (const amount of ['0', '-1000.00', '1e21', '1.234,56', 'NaN', '99999999999999.00', '']) {
    expect((await pay(amount)).errors, amount).toBeTruthy();
  }
  expect(await opened()).toHaveLength(0);
});
