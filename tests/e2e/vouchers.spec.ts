import { demoPassword } from '@surtidor/sandbox/scenarios';
import { trackNewTransactions } from '../faults/paying-faults.ts';
import { advanceClock } from '../harness/advance-clock.ts';
import { expect, representativeEmail, test } from '../harness/test.ts';
import { confirmationPath, fillCart, getPayButton, payVouchers as pay } from './buying-vouchers.ts';
import { getTransactionId, respondAtBank } from './paying.ts';

const failureMessage = 'Ocurrió un error al procesar el pago. Por favor, intenta nuevamente.';

test('buys vouchers once, activates them when the bank approves and empties the cart', {
  tag: '@both-slow',
}, async ({ page, open, control }) => {
  await open(page, '/admin/bonos-regalo');
  const previousCount = (await control.fetchLedger()).transactions.length;
  await fillCart(page);
  await page.reload();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(new RegExp(`${confirmationPath}$`));
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Confirme su pago' })).toBeVisible();
  expect((await control.fetchLedger()).transactions).toHaveLength(previousCount + 1);
  await respondAtBank(page, 'approve');
  await expect(page.getByRole('heading', { name: 'Pago aprobado' })).toBeVisible();
  const transactionId = getTransactionId(page);
  await expect(page.getByText(/^3 de \$\s20\.000, para \S+@/)).toBeVisible();
  await expect(page.getByText(/^Su compra fue registrada\./)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver sus bonos' })).toBeVisible();
  expect((await control.fetchLedger(transactionId)).transactions).toMatchObject([
    { uuid: transactionId, estado: 'APROBADA', total: 6_000_000 },
  ]);
  await page.getByRole('link', { name: 'Volver a bonos regalo' }).click();
  await expect(page.getByRole('link', { name: 'Seguir con su compra' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Mis bonos comprados' }).click();
  const purchase = page.getByRole('article').filter({ hasText: transactionId });
  await expect(purchase).toContainText('Activo');
  await expect(purchase).toContainText('$ 60.000');
});

test('after a rejected payment, the checkout opens with the e-mail address and the accepted terms', {
  tag: '@slow',
}, async ({ page, open }) => {
  await open(page, '/admin/bonos-regalo');
  await fillCart(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Confirme su pago' })).toBeVisible();
  await respondAtBank(page, 'reject');
  await expect(page.getByText(/^3 de \$\s20\.000, para \S+@/)).toBeVisible();
  await page.getByRole('link', { name: 'Intentar el pago de nuevo' }).click();
  await page.getByRole('link', { name: 'Seguir con su compra' }).click();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('textbox', { name: /Correo/ })).toHaveValue(
    'equipo@valdeluna.example',
  );
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(getPayButton(page)).toBeEnabled();
});

test('a click on the terms checkbox works even if it makes a validation message appear', {
  tag: '@slow',
}, async ({ page, open }) => {
  await open(page, '/admin/bonos-regalo');
  await fillCart(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('textbox', { name: /Correo/ }).fill('equipo');
  const checkbox = page.getByRole('checkbox');
  const { x, y, width } = (await checkbox.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  // At the upper edge a layout shift of a few pixels would lose the click.
  await page.mouse.move(x + width / 2, y + 2);
  await page.mouse.down();
  await expect(page.getByText('Escriba un correo electrónico válido.')).toBeVisible();
  await page.mouse.up();
  await expect(checkbox).toBeChecked();
});

test('does not pay for vouchers that cannot be registered, and keeps the cart', async ({
  page,
  open,
  control,
}) => {
  await open(page, confirmationPath);
  // The confirmation page redirects without a cart.
  await expect(page).toHaveURL(/\/admin\/bonos-regalo$/);
  await fillCart(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await control.addFaults({
    match: { field: 'addSurtidorBono' },
    fault: { kind: 'error', message: 'No se pudo' },
  });
  await pay(page);
  await expect(page.getByText(failureMessage)).toBeVisible();
  await expect(page.getByText('3 de $ 20.000')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${confirmationPath}$`));
  await control.clearFaults();
  await page.getByRole('button', { name: 'Pagar con PSE' }).click();
  await expect(page.getByRole('heading', { name: 'Confirme su pago' })).toBeVisible();
});

test('only one tab can buy a cart, and the other tab redirects after the payment', {
  tag: '@slow',
}, async ({ page, context, open, control }) => {
  await open(page, '/admin/bonos-regalo');
  const fetchNewTransactions = await trackNewTransactions(control);
  await fillCart(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
  const otherTab = await context.newPage();
  await otherTab.goto(confirmationPath);
  await control.addFaults({ match: { field: 'addSurtidorBono' }, fault: { kind: 'hold' } });
  await pay(page);
  await expect(getPayButton(page)).toHaveCount(0);
  await expect.poll(async () => (await fetchNewTransactions()).length).toBe(1);
  await pay(otherTab);
  await expect(otherTab.getByText(/Hay otra compra de bonos en proceso/)).toBeVisible();
  expect(await fetchNewTransactions()).toHaveLength(1);

  await control.clearFaults();
  await expect(page.getByRole('heading', { name: 'Confirme su pago' })).toBeVisible();
  await expect(otherTab.getByText(/Esta compra se está pagando/)).toBeVisible();
  await expect(getPayButton(otherTab)).toBeDisabled();
  await respondAtBank(page, 'approve');
  await expect(page.getByRole('heading', { name: 'Pago aprobado' })).toBeVisible();
  // The confirmation page of the other tab redirects too.
  await expect(otherTab).toHaveURL(/\/admin\/bonos-regalo/);
  expect(await fetchNewTransactions()).toMatchObject([{ estado: 'APROBADA', total: 6_000_000 }]);
});

test('keeps the cart and blocks a second payment while the first is pending at the bank', {
  tag: '@slow',
}, async ({ page, open, control }) => {
  await page.clock.install();
  await open(page, '/admin/bonos-regalo');
  await fillCart(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Confirme su pago' })).toBeVisible();
  await respondAtBank(page, 'pending');
  await expect(page.getByRole('heading', { name: 'Pago pendiente' })).toBeVisible();
  const transactionId = getTransactionId(page);

  await page.goto(confirmationPath);
  await expect(page.getByText(/Esta compra se está pagando/)).toBeVisible();
  await expect(getPayButton(page)).toBeDisabled();
  await page.goto(`/admin/resultado-transaccion?uuid=${transactionId}`);
  await expect(page.getByRole('heading', { name: 'Pago pendiente' })).toBeVisible();
  await control.settle(transactionId, 'approved');
  await advanceClock(page, '01:00', (timeout) =>
    expect(page.getByRole('heading', { name: 'Pago aprobado' })).toBeVisible(timeout),
  );
  await page.goto('/admin/bonos-regalo');
  await expect(page.getByRole('heading', { name: 'Bono de combustible' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Seguir con su compra' })).toHaveCount(0);
});

test('a total above the limit shows a message and blocks the confirmation page', {
  tag: '@slow',
}, async ({ page, open }) => {
  await open(page, '/admin/bonos-regalo');
  await fillCart(page, '101');
  await expect(
    page.getByText('Tu compra ha alcanzado el límite máximo permitido de $ 2.000.000.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeDisabled();
  await page.goto(confirmationPath);
  await expect(page).toHaveURL(/\/admin\/bonos-regalo/);
});

test('after a reload, vouchers for several recipients are sent to one address only if the user selects this', {
  tag: '@slow',
}, async ({ page, open, control }) => {
  await open(page, '/admin/bonos-regalo');
  const fetchNewTransactions = await trackNewTransactions(control);
  await page.getByRole('button', { name: 'Comprar bonos: Bono de combustible' }).click();
  await page.getByRole('button', { name: 'Bonos para varias personas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bonos para varias personas' });
  await dialog
    .getByRole('textbox', { name: /Lista de correos/ })
    .fill('ana@valdeluna.example;20000;2\nluis@valdeluna.example;20000');
  await dialog.getByRole('button', { name: 'Revisar la lista' }).click();
  await dialog.getByRole('button', { name: 'Usar esta lista' }).click();
  await expect(page.getByRole('list', { name: 'Destinatarios' })).toContainText('luis@');
  await page.reload();
  await expect(page.getByText('Falta la lista de destinatarios (2)')).toBeVisible();
  await page.getByRole('checkbox').check();
  await expect(getPayButton(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Enviar todos a un solo correo' }).click();
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Confirme su pago' })).toBeVisible();
  expect(await fetchNewTransactions()).toMatchObject([{ total: 6_000_000 }]);
});

test('the cart is empty after signing out and in again in the same tab', async ({ page, open }) => {
  await open(page, '/admin/bonos-regalo');
  await fillCart(page);
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await page.getByLabel('Correo electrónico').fill(representativeEmail);
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.getByRole('button', { name: 'Menú' }).click();
  const menu = page.getByRole('dialog', { name: 'Menú' });
  await menu.getByRole('link', { name: 'Bonos regalo' }).click();
  await expect(page.getByRole('heading', { name: 'Bono de combustible' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Seguir con su compra' })).toHaveCount(0);
});
