import type { Page } from '@playwright/test';
import { demoPassword } from '@surtidor/sandbox/scenarios';
import type { Control } from '../harness/control.ts';
import { expect, representativeEmail } from '../harness/test.ts';

/** Makes the backend reject the session in the next request of an operation. */
export const rejectSession = (control: Control, operation: string): Promise<void> =>
  control.addFaults({
    match: { operation },
    fault: { kind: 'error', message: "The current customer isn't authorized." },
    times: 1,
  });

/** Goes from the expired-session page to the sign-in page and signs in as the same user. */
export async function signInAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ir a la página de ingreso' }).click();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await page.getByLabel('Correo electrónico').fill(representativeEmail);
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByRole('button', { name: 'Menú' })).toBeVisible();
}
