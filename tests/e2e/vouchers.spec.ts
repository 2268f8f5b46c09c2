import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';
import { answerAtBank, returnedReference } from './paying.ts';

const confirmation = '/admin/confirmar-compra-bonos';

/** Puts three fuel vouchers of 20.000 into the cart, by way of the voucher area. */
async function fillCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Comprar bonos: Bono de combustible' }).click();
  const voucher = page.getByRole('article', { name: 'Bono de combustible $ 20.000' });
  await voucher.getByRole('spinbutton').fill('3');
  await voucher.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect(voucher.getByText('3 en su compra')).toBeVisible();
}

/** Fills in the confirmation and pays. */
async function pay(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /Correo/ }).fill('equipo@valdeluna.example');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Pagar con PSE' }).click();
}

test('vouchers are bought once, are active when the bank approves, and the cart is empty', async ({
  page,
  open,
  control,
}) => {
  await open(page, '/admin/bonos-regalo');
  const before = (await control.ledger()).transactions.length;
  await fillCart(page);
  await page.reload();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(new RegExp(`${confirmation}$`));
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Confirme su pago' })).toBeVisible();
  expect((await control.ledger()).transactions).toHaveLength(before + 1);
  await answerAtBank(page, 'approve');
  await expect(page.getByRole('heading', { name: 'Pago aprobado' })).toBeVisible();
  const reference = returnedReference(page);
  expect((await control.ledger(reference)).transactions).toMatchObject([
    { uuid: reference, estado: 'APROBADA', total: 6_000_000 },
  ]);
  await page.getByRole('link', { name: 'Volver a bonos regalo' }).click();
  await expect(page.getByRole('link', { name: 'Seguir con su compra' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Mis bonos comprados' }).click();
  const bought = page.getByRole('article').filter({ hasText: reference });
  await expect(bought).toContainText('Activo');
  await expect(bought).toContainText('$ 60.000');
});

test('vouchers that cannot be registered are never paid; the cart stays', async ({
  page,
  open,
  control,
}) => {
  await open(page, confirmation);
  // Without a cart there is nothing to confirm.
  await expect(page).toHaveURL(/\/admin\/bonos-regalo$/);
  await fillCart(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await control.fault({
    match: { field: 'addSurtidorBono' },
    fault: { kind: 'error', message: 'No se pudo' },
  });
  await pay(page);
  await expect(
    page.getByText('Ocurrió un error al procesar el pago. Por favor, intenta nuevamente.'),
  ).toBeVisible();
  await expect(page.getByText('3 de $ 20.000')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${confirmation}$`));
  await control.clearFaults();
  await page.getByRole('button', { name: 'Pagar con PSE' }).click();
  await expect(page.getByRole('heading', { name: 'Confirme su pago' })).toBeVisible();
});
