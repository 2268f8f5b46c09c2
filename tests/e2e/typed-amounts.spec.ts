import { expect, test } from '../harness/test.ts';
import { openPaymentModal } from './paying.ts';
import { amountInField, anyMoves, plainField, pressMoves } from './typing-amounts.ts';

test('pays the typed partial amount, and the field announces its changes', async ({
  page,
  openSession,
}) => {
  await openSession(page);
  await openPaymentModal(page);
  await page.getByRole('radio', { name: 'Pago parcial' }).check({ force: true });
  const amount = page.getByRole('textbox', { name: 'Valor a pagar' });
  await expect(amount).toHaveAccessibleDescription('Sin un valor, esta factura no se paga.');
  await amount.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('5000');
  await expect(amount).toHaveValue('$ 5.000');
  await expect(amount).not.toHaveAccessibleDescription(/.+/);

  await page.keyboard.type('99999999');
  await expect(amount).toHaveAccessibleDescription(
    /^No puede pasar de \$\s[\d.]+: dejamos ese valor\.$/,
  );
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('-7');
  await expect(amount).toHaveValue('$ 7');
  await expect(amount).toHaveAccessibleDescription('Quitamos «-»: escriba solo números.');
});

test('hundreds of amounts typed with real keys match a plain text field', async ({
  page,
  open,
}) => {
  await open(page, '/admin/pending-invoices?section=cash');
  await page.getByRole('button', { name: /Aviación/ }).click();
  await page.getByRole('textbox', { name: 'Valor a pagar' }).click();
  const cdp = await page.context().newCDPSession(page);
  const plain = plainField();
  for (const moves of anyMoves(200)) {
    const all = ['all', 'Delete', ...moves] as const;
    await pressMoves(cdp, all);
    for (const move of all) plain.make(move);
    expect(await amountInField(page), moves.join(' ')).toEqual(plain.meant());
  }
});
