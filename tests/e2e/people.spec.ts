import type { Page } from '@playwright/test';
import { demoPassword, emailOf } from '@surtidor/sandbox/worlds';
import { expect, test } from '../harness/test.ts';
import { refuseSession, signInAgain } from './sign-in-again.ts';

const people = '/allied/edit-profile?section=associates';
const create = '/allied/edit-profile?mode=create';

async function fillPerson(page: Page, email: string) {
  await page.getByLabel('Rol').selectOption('Financiero');
  await page.getByLabel('Nombres').fill('Lucía');
  await page.getByLabel('Apellidos').fill('Páez');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Teléfono').fill('3001234567');
  await page.getByLabel('Documento', { exact: true }).fill('1020304');
  await page.getByLabel('Dirección').fill('Calle 5 # 1-20');
  await page.getByLabel('Ciudad').fill('Cali');
}

test('a person is created, found in the list and edited', async ({ page, open }) => {
  await open(page, create);
  await fillPerson(page, emailOf('financiero'));
  await page.getByRole('button', { name: 'Guardar' }).click();
  const email = page.getByLabel('Correo electrónico');
  await expect(email).toHaveAccessibleDescription('Este correo electrónico ya existe en el sitio');
  await email.fill('lucia.nueva@ejemplo.com');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('El usuario asociado se creó correctamente.')).toBeVisible();
  await expect(email).toHaveValue('');

  await page.getByRole('link', { name: 'Personas' }).first().click();
  await page.getByRole('searchbox').fill('lucia.nueva');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Lucía Páez' }).click();
  await page.getByRole('link', { name: 'Editar' }).click();
  await page.getByLabel('Ciudad').fill('Popayán');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('El usuario asociado se editó correctamente.')).toBeVisible();
});

test('deactivating somebody ends their session', async ({ page, open, newPerson, control }) => {
  void control;
  await open(page, people);
  const other = await newPerson();
  await open(other, '/allied/edit/personal-info', emailOf('financiero'));
  await expect(other.getByRole('heading', { name: 'Mis datos' })).toBeVisible();

  await page.getByRole('searchbox').fill(emailOf('financiero'));
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: /^Opciones de/ }).click();
  await page.getByRole('menuitem', { name: 'Desactivar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desactivar' }).click();
  await expect(page.getByText(/ya no puede ingresar/)).toBeVisible();

  await other.reload();
  await expect(other.getByRole('button', { name: 'Ir al ingreso' })).toBeVisible();
});

test('the password is changed and the new one opens the portal', async ({
  page,
  open,
  newPerson,
}) => {
  const email = emailOf('compras');
  await open(page, '/allied/edit/personal-info', email);
  await page.getByLabel('Contraseña actual').fill(demoPassword);
  await page.getByLabel('Nueva contraseña', { exact: true }).fill('Nueva#2027');
  await page.getByLabel('Repita la contraseña').fill('Nueva#2027');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('La contraseña se cambió correctamente.')).toBeVisible();

  const again = await newPerson();
  await again.goto('/login');
  await again.getByLabel('Correo electrónico').fill(email);
  await again.getByLabel('Contraseña', { exact: true }).fill('Nueva#2027');
  await again.getByRole('button', { name: 'Ingresar' }).click();
  await expect(again.getByRole('button', { name: 'Menú' })).toBeVisible();
});

test('what was typed outlives the session, and is not left without asking', async ({
  page,
  open,
  control,
}) => {
  await open(page, '/');
  await page.goto(create);
  await fillPerson(page, 'lucia.nueva@ejemplo.com');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: '¿Salir sin guardar?' });
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(page.getByLabel('Nombres')).toHaveValue('Lucía');

  await refuseSession(control, 'CreateCustomer');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await signInAgain(page);
  await expect(page.getByText('Guardamos lo que estaba escribiendo')).toBeVisible();
  await expect(page.getByLabel('Nombres')).toHaveValue('Lucía');
});
