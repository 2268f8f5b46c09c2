import type { Page } from '@playwright/test';
import { demoPassword } from '@surtidor/sandbox/scenarios';
import { expect, representativeEmail, test } from '../harness/test.ts';

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: RegExp, maxSteps = 80): Promise<void> {
  for (let step = 0; step < maxSteps; step += 1) {
    await page.keyboard.press('Tab');
    const focusedName = await page.evaluate(() => {
      const { activeElement } = document;
      const label = activeElement?.closest('label')?.textContent ?? '';
      const ariaLabel = activeElement?.getAttribute('aria-label') ?? '';
      const labelled = activeElement?.id
        ? document.querySelector(`label[for="${activeElement.id}"]`)?.textContent
        : '';
      return `${ariaLabel} ${label} ${labelled ?? ''} ${activeElement?.textContent ?? ''}`;
    });
    if (name.test(focusedName)) return;
  }
  throw new Error(`The Tab key does not reach ${name}.`);
}

test('signs in and opens a payment at the bank with the keyboard only', async ({
  page,
  control,
}) => {
  await page.goto('/login');
  await tabTo(page, /Correo electrónico/);
  await page.keyboard.type(representativeEmail);
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Menú' }).waitFor();

  await page.getByRole('button', { name: 'Menú' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible();
  await tabTo(page, /Facturas pendientes/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Facturas pendientes' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();

  await tabTo(page, /Seleccionar Factura/);
  await page.keyboard.press('Space');
  await tabTo(page, /^\s*Continuar/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Pagar facturas' });
  await expect(dialog).toBeVisible();
  // The dialog traps the focus.
  await tabTo(page, /Pago total/);
  await page.keyboard.press('ArrowRight');
  await tabTo(page, /Valor a pagar/);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('25000');
  await tabTo(page, /Ir a pagar/);
  const previousCount = (await control.fetchLedger()).transactions.length;
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Confirme su pago' })).toBeVisible();
  expect((await control.fetchLedger()).transactions.length).toBe(previousCount + 1);
});

test('the payment modal traps the focus, closes on Escape and returns the focus', {
  tag: '@slow',
}, async ({ page, open }) => {
  await open(page);
  const payButton = page.getByRole('button', { name: 'Pagar' }).first();
  await payButton.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Pagar facturas' })).toBeVisible();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
    );
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(payButton).toBeFocused();
});

test('the first Tab press focuses the skip link', async ({ page, open }) => {
  await open(page, '/admin/pending-invoices');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
