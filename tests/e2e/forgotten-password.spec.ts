import { getEmail } from '@surtidor/sandbox/scenarios';
import { expect, test } from '../harness/test.ts';

const newPassword = 'Nueva-clave-7';

test('resets a password with the link from the e-mail, which works once', async ({
  page,
  environment,
  control,
}) => {
  // The control fixture resets the scenario, because another test may have changed this user's password.
  void control;
  const email = getEmail('financiero');
  await page.goto(`${environment.portal}/forgot-password`);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('button', { name: 'Enviar el enlace' }).click();
  await expect(page.getByText('Revise su correo')).toBeVisible();

  await page.goto(`${environment.sandbox}/mail`);
  const link = await page.getByRole('link').first().getAttribute('href');
  const token = new URL(link ?? '').searchParams.get('token') ?? '';
  await page.goto(link ?? '');
  await expect(page).not.toHaveURL(new RegExp(token));
  await page.getByLabel('Nueva contraseña').fill(newPassword);
  await page.getByLabel('Confirmar contraseña').fill('Otra-clave-8');
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await expect(page.getByText('No se cambió su contraseña')).toBeVisible();
  await page.getByLabel('Nueva contraseña').fill(newPassword);
  await page.getByLabel('Confirmar contraseña').fill(newPassword);
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await expect(page.getByText('Su contraseña se cambió.')).toBeVisible();

  await page.goto(link ?? '');
  await page.getByLabel('Nueva contraseña').fill('Otra-clave-8');
  await page.getByLabel('Confirmar contraseña').fill('Otra-clave-8');
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await expect(page.getByText('Este enlace venció o ya se usó.')).toBeVisible();

  await page.getByRole('link', { name: 'Volver al ingreso' }).click();
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(newPassword);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL(`${environment.portal}/`);
});
