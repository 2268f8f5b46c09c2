import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

const unknownOutcomeMessage = 'No pudimos confirmar si se guardó';

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

test('finds a user who was created although the response was lost and does not resend', async ({
  page,
  open,
  control,
}) => {
  await open(page, '/allied/edit-profile?mode=create');
  await fillPerson(page, 'lucia.perdida@ejemplo.com');
  await control.addFaults({
    match: { operation: 'CreateCustomer' },
    fault: { kind: 'drop-after' },
  });
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('El usuario asociado se creó correctamente.')).toBeVisible();
  await expect(page.getByLabel('Nombres')).toHaveValue('');
});

test('keeps the form and shows a message if the user was not created', { tag: '@slow' }, async ({
  page,
  open,
  control,
}) => {
  await open(page, '/allied/edit-profile?mode=create');
  await fillPerson(page, 'lucia.perdida@ejemplo.com');
  await control.addFaults({
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

test('does not claim that nothing was saved if the outcome is unknown', { tag: '@slow' }, async ({
  page,
  open,
  control,
}) => {
  await open(page, '/allied/edit-profile?mode=edit');
  await page.getByLabel('Ciudad').fill('Popayán');
  await control.addFaults({
    match: { operation: 'UpdateCustomer' },
    fault: { kind: 'drop-after' },
  });
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText(unknownOutcomeMessage)).toBeVisible();
  await expect(page.getByText('No se guardó nada')).toHaveCount(0);
  await expect(page.getByLabel('Ciudad')).toHaveValue('Popayán');
  await page.reload();
  await expect(page.getByLabel('Ciudad')).toHaveValue('Popayán');
});
