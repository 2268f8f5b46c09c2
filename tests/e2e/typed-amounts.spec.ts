import { expect, test } from '../harness/test.ts';
import { openPaymentModal } from './paying.ts';

test('an amount that is cleared and typed anew is the one that was typed', async ({ page, open }) => {
  await open(page);
  await openPaymentModal(page);
  await page.getByRole('radio', { name: 'Pago parcial' }).check({ force: true });
  const amount = page.getByRole('textbox', { name: 'Valor a pagar' });
  await amount.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('5000');
  await expect(amount).toHaveValue('$ 5.000');
});
