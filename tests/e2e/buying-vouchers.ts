import { expect, type Locator, type Page } from '@playwright/test';

/** Path of the page that confirms a voucher purchase. */
export const confirmationPath = '/admin/confirmar-compra-bonos';

/** Returns the button that submits the purchase. */
export const getPayButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Pagar con PSE' });

/** Adds fuel vouchers of 20.000 to the cart from the voucher page. */
export async function fillCart(page: Page, quantity = '3'): Promise<void> {
  await page.getByRole('button', { name: 'Comprar bonos: Bono de combustible' }).click();
  const voucher = page.getByRole('article', { name: 'Bono de combustible $ 20.000' });
  await voucher.getByRole('spinbutton').fill(quantity);
  await voucher.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect(voucher.getByText(`${quantity} en su compra`)).toBeVisible();
}

/** Fills in the confirmation and pays. */
export async function payVouchers(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /Correo/ }).fill('equipo@valdeluna.example');
  await page.getByRole('checkbox').check();
  await getPayButton(page).click();
}
