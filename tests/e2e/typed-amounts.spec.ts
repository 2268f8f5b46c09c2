import { expect, test } from '../harness/test.ts';
import { openPaymentModal } from './paying.ts';
import { createFieldModel, pressMoves, readAmount, sampleMoves } from './typing-amounts.ts';

test('the amount field formats the input and announces its corrections', async ({
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

test('random key sequences produce the same amounts as the field model', { tag: '@slow' }, async ({
  page,
  open,
}) => {
  await open(page, '/admin/pending-invoices/cash');
  await page.getByRole('button', { name: /Aviación/ }).click();
  await page.getByRole('textbox', { name: 'Valor a pagar' }).click();
  const cdpSession = await page.context().newCDPSession(page);
  const model = createFieldModel();
  for (const moves of sampleMoves(60)) {
    const allMoves = ['all', 'Delete', ...moves] as const;
    await pressMoves(cdpSession, allMoves);
    for (const move of allMoves) model.apply(move);
    expect(await readAmount(page), moves.join(' ')).toEqual(model.getExpected());
  }
});
