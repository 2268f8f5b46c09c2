import type { Page } from '@playwright/test';
import { demoPassword, getDealer, getEmail, getSupportSecret } from '@surtidor/sandbox/scenarios';
import { expect, test } from '../harness/test.ts';
import { rejectSession, signInAgain } from './sign-in-again.ts';

const peoplePath = '/allied/edit-profile/associates';
const activityPath = '/allied/edit-profile/activity';
const createPath = '/allied/edit-profile?mode=create';

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

/** Opens the edit form of the Operativo user from the list of users. */
async function openOperatorForm(page: Page) {
  await page.getByRole('searchbox').fill(getEmail('operativo'));
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('rowheader').getByRole('link').click();
  await page.getByRole('link', { name: 'Editar' }).click();
}

test('creates a user, finds the user in the list and edits the profile', {
  tag: '@both-slow',
}, async ({ page, open }) => {
  await open(page, createPath);
  await fillPerson(page, getEmail('financiero'));
  await page.getByRole('button', { name: 'Guardar' }).click();
  const email = page.getByLabel('Correo electrónico');
  await expect(email).toHaveAccessibleDescription('Este correo electrónico ya existe en el sitio');
  await email.fill('lucia.nueva@ejemplo.com');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('El usuario asociado se creó correctamente.')).toBeVisible();
  await expect(email).toHaveValue('');

  await page.getByRole('link', { name: 'Usuarios' }).first().click();
  await page.getByRole('searchbox').fill('lucia.nueva');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('link', { name: 'Lucía Páez' }).click();
  await page.getByRole('link', { name: 'Editar' }).click();
  await page.getByLabel('Ciudad').fill('Popayán');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('El usuario asociado se editó correctamente.')).toBeVisible();
});

test('lets a new person in with an invitation, without telling them a password', {
  tag: '@slow',
}, async ({ page, open, environment, openPageAsNewUser }) => {
  const newEmail = 'invitada.nueva@ejemplo.com';
  await open(page, createPath);
  await expect(page.getByRole('checkbox', { name: /^Enviar invitación/ })).toBeChecked();
  await fillPerson(page, newEmail);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText(`Enviamos la invitación a ${newEmail}.`)).toBeVisible();

  // From the list, a person who has never signed in can get it again.
  await page.goto(`${peoplePath}?search=${newEmail}`);
  await page.getByRole('button', { name: 'Opciones de Lucía Páez' }).click();
  await page.getByRole('menuitem', { name: 'Enviar invitación' }).click();
  await expect(page.getByText(`Enviamos la invitación a ${newEmail}.`)).toBeVisible();

  const newcomer = await openPageAsNewUser();
  await newcomer.goto(`${environment.sandbox}/mail`);
  await expect(newcomer.getByText('Cree su contraseña del portal').first()).toBeVisible();
  await newcomer.goto((await newcomer.getByRole('link').first().getAttribute('href')) ?? '');
  await newcomer.getByLabel('Nueva contraseña').fill('Nueva-clave-7');
  await newcomer.getByLabel('Confirmar contraseña').fill('Nueva-clave-7');
  await newcomer.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await newcomer.getByRole('link', { name: 'Volver al ingreso' }).click();
  await newcomer.getByLabel('Correo electrónico').fill(newEmail);
  await newcomer.getByRole('textbox', { name: 'Contraseña' }).fill('Nueva-clave-7');
  await newcomer.getByRole('button', { name: 'Ingresar' }).click();
  await expect(newcomer.getByRole('heading', { name: /términos/i }).first()).toBeVisible();
});

test('announces a visit of support once, and lists what people did', { tag: '@slow' }, async ({
  page,
  open,
  control,
  openPageAsNewUser,
}) => {
  void control;
  const support = await openPageAsNewUser();
  const { client } = getDealer('typical', 'colombia');
  await support.goto(`/loginascustomer/login?secret=${getSupportSecret(client, 19)}`);
  await expect(support.getByText(/^Sesión de soporte como/)).toBeVisible();
  // Support reads neither the activity nor the notice of its own visit.
  await support.goto(activityPath);
  await expect(support.getByText('Ingresó al portal')).toHaveCount(0);
  await expect(support.getByText('Soporte ingresó a su cuenta')).toHaveCount(0);

  await open(page, '/');
  await expect(page.getByText('Soporte ingresó a su cuenta')).toBeVisible();
  await page.getByRole('link', { name: 'Ver la actividad' }).click();
  await expect(page.getByRole('rowheader').first()).toHaveText('Soporte ingresó en su nombre');
  await page.reload();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByText('Soporte ingresó a su cuenta')).toHaveCount(0);

  await page.getByLabel('Qué se hizo').selectOption('Ingresos');
  await expect(page.getByRole('rowheader').first()).toHaveText('Ingresó al portal');
  const financial = await openPageAsNewUser();
  await open(financial, activityPath, getEmail('financiero'));
  await expect(financial.getByText('Ingresó al portal')).toHaveCount(0);
});

test('shows no activity that the backend does not list', { tag: ['@strict', '@slow'] }, async ({
  page,
  open,
}) => {
  await open(page, '/allied/edit/personal-info');
  await expect(page.getByRole('link', { name: 'Usuarios' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Actividad' })).toHaveCount(0);
  await page.goto(activityPath);
  await expect(page).toHaveURL('/');
});

test('saving in one tab does not overwrite fields that another tab saved', {
  tag: '@slow',
}, async ({ page, context, open }) => {
  await open(page, peoplePath);
  await openOperatorForm(page);
  await expect(page.getByLabel('Ciudad')).toBeVisible();
  const otherTab = await context.newPage();
  await otherTab.goto(page.url());
  const savedMessage = 'El usuario asociado se editó correctamente.';
  for (const [tab, field, value] of [
    [otherTab, 'Ciudad', 'Popayán'],
    [page, 'Dirección', 'Carrera 9 # 4-30'],
  ] as const) {
    await tab.getByLabel(field).fill(value);
    await tab.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(tab.getByText(savedMessage)).toBeVisible();
  }
  // The form shows the value that the other tab saved.
  await expect(page.getByLabel('Ciudad')).toHaveValue('Popayán');
  await page.reload();
  await expect(page.getByLabel('Ciudad')).toHaveValue('Popayán');
  await expect(page.getByLabel('Dirección')).toHaveValue('Carrera 9 # 4-30');
});

test('changing destinations and role changes the pages that a user can open', {
  tag: '@slow',
}, async ({ page, open, openPageAsNewUser }) => {
  await open(page, peoplePath);
  await openOperatorForm(page);
  const picker = page.getByRole('combobox', { name: 'Destinos' });
  const countText = page.getByText(/^\d+ seleccionados?$/);
  const previousCount = Number.parseInt((await countText.textContent()) ?? '', 10);
  await picker.click();
  await page.getByRole('listbox').getByRole('option', { disabled: false }).first().click();
  await expect(page.getByText(`${previousCount + 1} seleccionados`)).toBeVisible();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('El usuario asociado se editó correctamente.')).toBeVisible();

  await page.getByLabel('Rol').selectOption('Financiero');
  await expect(picker).toHaveCount(0);
  // Leaving before the response would open a confirmation.
  const responsePromise = page.waitForResponse(
    (response) => response.request().postData()?.includes('UpdateCustomer') ?? false,
  );
  const saveButton = page.getByRole('button', { name: 'Guardar cambios' });
  await saveButton.click();
  await responsePromise;
  await expect(saveButton).toBeVisible();
  await page.getByRole('link', { name: 'Ver el perfil' }).click();
  await expect(page.getByText('Financiero', { exact: true })).toBeVisible();

  const operator = await openPageAsNewUser();
  await open(operator, '/admin/pending-invoices', getEmail('operativo'));
  await expect(operator.getByRole('article').first()).toBeVisible();
});

test('a status change whose response was lost is not reported as unsaved', async ({
  page,
  open,
  control,
}) => {
  await open(page, `${peoplePath}?search=${getEmail('operativo')}`);
  await control.addFaults({
    match: { field: 'updateCustomerV2' },
    fault: { kind: 'drop-after' },
    times: 1,
  });
  await page.getByRole('button', { name: /^Opciones de/ }).click();
  await page.getByRole('menuitem', { name: 'Desactivar' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Desactivar' }).click();
  await expect(dialog.getByText('No pudimos confirmar si se guardó')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('table').getByText('Inactivo')).toBeVisible();
});

/** Creates a CSV file with fifty users, of which three rows are invalid. */
function createPeopleFile(): Buffer {
  const headings =
    'Rol;Nombres;Apellidos;Correo electrónico;Tipo de documento;Documento;Teléfono;Dirección;Ciudad;Destinos';
  const invalidRows = new Map([
    [7, (line: string) => line.replace('@', ' en ')],
    [20, (line: string) => line.replace('Financiero', 'Jefe de todo')],
    [41, (line: string) => line.replace('3001234567', '300')],
  ]);
  const rows = Array.from({ length: 50 }, (_, index) => {
    const line = `Financiero;Marta;Lote;lote${index}@ejemplo.com;CC;10203${index + 10};3001234567;Calle 5;Cali;`;
    return (invalidRows.get(index) ?? ((row: string) => row))(line);
  });
  return Buffer.from([headings, ...rows].join('\r\n'));
}

test('creates the valid users of a file with three invalid rows', { tag: '@slow' }, async ({
  page,
  open,
}) => {
  await open(page, '/allied/edit-profile/import');
  await page
    .getByLabel('Archivo CSV o libro de Excel')
    .setInputFiles({ name: 'personas.csv', mimeType: 'text/csv', buffer: createPeopleFile() });
  await expect(page.getByText('Listos para crear: 47. Con errores: 3.')).toBeVisible();
  await page.getByRole('button', { name: 'Crear 47 usuarios' }).click();
  await expect(page.getByText('Creados: 47. Fallidos: 0.')).toBeVisible({ timeout: 30_000 });
  await page.goto(`${peoplePath}?search=lote`);
  await expect(page.getByText('Mostrando 10 de 47')).toBeVisible();
});

test('deactivating a user ends their session', { tag: ['@both', '@slow'] }, async ({
  page,
  open,
  openPageAsNewUser,
  control,
}) => {
  void control;
  await open(page, peoplePath);
  const deactivatedUser = await openPageAsNewUser();
  await open(deactivatedUser, '/allied/edit/personal-info', getEmail('financiero'));
  await expect(deactivatedUser.getByRole('heading', { name: 'Datos personales' })).toBeVisible();

  await page.getByRole('searchbox').fill(getEmail('financiero'));
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('button', { name: /^Opciones de/ }).click();
  await page.getByRole('menuitem', { name: 'Desactivar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desactivar' }).click();
  await expect(page.getByText(/ya no puede ingresar/)).toBeVisible();

  await deactivatedUser.reload();
  await expect(
    deactivatedUser.getByRole('button', { name: 'Ir a la página de ingreso' }),
  ).toBeVisible();
});

test('changes the password and signs in with the new one', { tag: '@both-slow' }, async ({
  page,
  open,
  openPageAsNewUser,
}) => {
  const email = getEmail('compras');
  await open(page, '/allied/edit/personal-info', email);
  await page.getByLabel('Contraseña actual').fill(demoPassword);
  await page.getByLabel('Nueva contraseña', { exact: true }).fill('Nueva#2027');
  await page.getByLabel('Confirmar contraseña').fill('Nueva#2027');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('La contraseña se cambió correctamente.')).toBeVisible();

  const signedOutPage = await openPageAsNewUser();
  await signedOutPage.goto('/login');
  await signedOutPage.getByLabel('Correo electrónico').fill(email);
  await signedOutPage.getByLabel('Contraseña', { exact: true }).fill('Nueva#2027');
  await signedOutPage.getByRole('button', { name: 'Ingresar' }).click();
  await expect(signedOutPage.getByRole('button', { name: 'Menú' })).toBeVisible();
});

test('a form keeps its values after an expired session and confirms before leaving', {
  tag: '@slow',
}, async ({ page, open, control }) => {
  await open(page, '/allied/edit-profile/associates');
  await page.getByRole('link', { name: 'Nuevo usuario' }).click();
  await fillPerson(page, 'lucia.nueva@ejemplo.com');
  await page.goBack();
  const confirmDialog = page.getByRole('alertdialog', { name: '¿Salir sin guardar?' });
  await confirmDialog.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(page.getByLabel('Nombres')).toHaveValue('Lucía');

  await rejectSession(control, 'CreateCustomer');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await signInAgain(page);
  await expect(page.getByText('Guardamos lo que estaba escribiendo')).toBeVisible();
  await expect(page.getByLabel('Nombres')).toHaveValue('Lucía');
});
