import { getEmail } from '@surtidor/sandbox/scenarios';
import { expect, test } from '../harness/test.ts';

const orderPath = '/admin/order-details?orderNumber=4010000128';
const buttonName = 'Preguntar o reclamar';

test('a claim about an order survives a reload, is sent once and is answered by a notification', async ({
  page,
  open,
  control,
}) => {
  await open(page, orderPath);
  const button = page.getByRole('button', { name: buttonName });
  await button.click();
  const dialog = page.getByRole('dialog', { name: buttonName });
  await dialog.getByRole('combobox', { name: /^Motivo/ }).selectOption('Problema con la entrega');
  await dialog
    .getByRole('textbox', { name: /^Pregunta o reclamo/ })
    .fill('Faltaron 200 galones en la descarga.');
  page.once('dialog', (confirmation) => void confirmation.accept());
  await page.reload();
  await button.click();
  await expect(dialog.getByRole('textbox', { name: /^Pregunta o reclamo/ })).toHaveValue(
    'Faltaron 200 galones en la descarga.',
  );
  await dialog.getByLabel(/^Fotos y archivos PDF/).setInputFiles({
    name: 'remisión.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await control.addFaults({
    match: { operation: 'CreateClaim' },
    fault: { kind: 'drop-after' },
    times: 1,
  });
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await expect(dialog.getByText('No pudimos confirmar si se envió')).toBeVisible();
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Recibimos su pregunta o reclamo')).toBeVisible();
  const claim = page.getByRole('article', { name: 'Problema con la entrega' });
  await expect(claim).toHaveCount(1);
  await expect(claim.getByText('remisión.pdf')).toBeVisible();

  await control.answerClaim(getEmail('representante'), 'Revisamos la descarga: le abonamos 200.');
  await page.goto('/admin/notifications');
  await page.getByRole('link', { name: 'Respondimos su pregunta o reclamo' }).first().click();
  await expect(page).toHaveURL(orderPath);
  await expect(claim.getByText('Revisamos la descarga: le abonamos 200.')).toBeVisible();
});

test('without claims in the backend, the button opens the chat with the reference', {
  tag: ['@strict', '@slow'],
}, async ({ page, open }) => {
  await open(page, orderPath);
  await expect(page.locator('surtidor-chat')).toBeAttached();
  await page.getByRole('button', { name: buttonName }).click();
  await expect(page.locator('surtidor-chat').getByRole('textbox')).toHaveValue(
    /^Pregunta o reclamo: Pedido 4010000128/,
  );
});
