import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

const notKnown = 'No pudimos confirmar si se guardó';

async function fillPerson(page: Page, email: string): Promise<void> {
  await page.getByLabel('Rol').selectOption('Financiero');
  for (const [label, value] of [
    ['Nombres', 'Lucía'],
    ['Apellidos', 'Páez'],
    ['Correo electrónico', email],
    ['Teléfono', '3001234567'],
    ['Documento', '1020304'],
    ['Dirección', 'Calle 5 # 1-20'],
    ['Ciudad', 'Cali'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

test('a person who was created though the answer was lost is found, not sent again', async ({
  page,
  open,
  control,
}) => {
  await open(page, '/allied/edit-profile?mode=create');
  await fillPerson(page, 'lucia.perdida@ejemplo.com');
  await control.fault({ match: { operation: 'CreateCustomer' }, fault: { kind: 'drop-after' } });
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('El usuario asociado se creó correctamente.')).toBeVisible();
  await expect(page.getByLabel('Nombres')).toHaveValue('');
});

test('a person who was not created keeps the form, which says so', async ({
  page,
  open,
  control,
}) => {
  await open(page, '/allied/edit-profile?mode=create');
  await fillPerson(page, 'lucia.perdida@ejemplo.com');
  await control.fault({
    match: { operation: 'CreateCustomer' },
    fault: { kind: 'status', status: 500 },
  });
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('No se guardó nada')).toBeVisible();
  await expect(page.getByLabel('Nombres')).toHaveValue('Lucía');
  await control.clearFaults();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('El usuario asociado se creó correctamente.')).toBeVisible();
});

test('where nobody can tell, the form does not say that nothing was saved', async ({
  page,
  open,
  control,
}) => {
  await open(page, '/allied/edit-profile?mode=edit');
  await page.getByLabel('Ciudad').fill('Popayán');
  await control.fault({ match: { operation: 'UpdateCustomer' }, fault: { kind: 'drop-after' } });
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText(notKnown)).toBeVisible();
  await expect(page.getByText('No se guardó nada')).toHaveCount(0);
  await expect(page.getByLabel('Ciudad')).toHaveValue('Popayán');
  await page.reload();
  await expect(page.getByLabel('Ciudad')).toHaveValue('Popayán');
});
