import type { Page } from '@playwright/test';
import { demoPassword } from '@surtidor/sandbox/scenarios';
import type { Control } from '../harness/control.ts';
import { expect, representative } from '../harness/test.ts';

/** Lets the backend refuse the session at the next request of an operation. */
export const refuseSession = (control: Control, operation: string): Promise<void> =>
  control.fault({
    match: { operation },
    fault: { kind: 'error', message: "The current customer isn't authorized." },
    times: 1,
  });

/** Leaves the page of a refused session and signs in as the same person, on the sign-in page. */
export async function signInAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ir a la página de ingreso' }).click();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await page.getByLabel('Correo electrónico').fill(representative);
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByRole('button', { name: 'Menú' })).toBeVisible();
}
