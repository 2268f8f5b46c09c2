import { demoPassword } from '@surtidor/sandbox/scenarios';
import { expect, representativeEmail, test } from '../harness/test.ts';

test('the invitation links to the survey, which requires a comment after "Sí" and is sent once', async ({
  page,
  open,
  control,
}) => {
  const sentRequests: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['x-operation-name'] === 'SubmitSurvey') {
      sentRequests.push(request.postData() ?? '');
    }
  });
  await open(page, '/admin/account-status');
  await page.getByRole('link', { name: 'Responder la encuesta' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Encuesta de satisfacción' }),
  ).toBeVisible();
  const sendButton = page.getByRole('button', { name: 'Enviar respuestas' });
  await expect(sendButton).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Ver qué falta' })).toBeVisible();
  await page.getByRole('radio', { name: 'Celular' }).check();
  await page.getByRole('radio', { name: 'Propietario' }).check();
  const goodOptions = page.getByRole('radio', { name: /Bueno/ });
  for (const goodOption of await goodOptions.all()) await goodOption.check({ force: true });
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await expect(sendButton).toBeEnabled();
  await page.getByRole('radio', { name: 'Sí', exact: true }).check();
  await expect(sendButton).toBeDisabled();
  await page.getByRole('button', { name: 'Ver qué falta' }).click();
  await page
    .getByRole('alert')
    .getByRole('link', { name: /Cuéntenos su sugerencia/ })
    .click();
  await page.keyboard.type('Más bonos 🙂 <script>alert(1)</script>');

  // Answers survive a failure, and a double click sends them once.
  await control.addFaults({
    match: { field: 'submitSurvey' },
    fault: { kind: 'status', status: 500 },
    times: 1,
  });
  await sendButton.click();
  await expect(page.getByText('Sus respuestas no se enviaron')).toBeVisible();
  sentRequests.length = 0;
  await sendButton.dblclick();
  await expect(page.getByText('Gracias por sus respuestas')).toBeVisible();
  expect(sentRequests).toHaveLength(1);
  // The confirmation is removed with its history entry.
  await expect.poll(() => page.evaluate(() => window.history.state?.overlay)).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL(/account-status/);
  // The survey is not offered again.
  await page.getByRole('link', { name: 'Responder la encuesta' }).click();
  await expect(page.getByText('Gracias por sus respuestas')).toBeVisible();
  await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
});

test('restores answers after a reload until they are discarded', { tag: '@slow' }, async ({
  page,
  open,
}) => {
  await open(page, '/allied/surtidor-forms');
  await page.getByRole('radio', { name: 'Tableta' }).check();
  await expect(page.getByRole('button', { name: 'Ver qué falta' })).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  const pageErrors: string[] = [];
  page.on('pageerror', ({ message }) => pageErrors.push(message));
  await page.reload();
  await expect(page.getByText('Guardamos lo que estaba escribiendo')).toBeVisible();
  // The first render equals the page of the server, which has no draft.
  expect(pageErrors).toEqual([]);
  await expect(page.getByRole('radio', { name: 'Tableta' })).toBeChecked();
  await page.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await expect(page.getByRole('radio', { name: 'Tableta' })).not.toBeChecked();
  expect(
    await page.evaluate(() => window.sessionStorage.getItem('surtidor-form-draft')),
  ).toBeNull();
});

test('leaving a started survey requires a confirmation, and its answers survive an expired session', async ({
  page,
  open,
}) => {
  await page.clock.install();
  await open(page, '/allied/surtidor-forms');
  await page.getByRole('radio', { name: 'Tableta' }).check();
  await page.getByRole('main').getByRole('link', { name: 'Inicio' }).click();
  const confirmDialog = page.getByRole('alertdialog', { name: '¿Salir sin guardar?' });
  await confirmDialog.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(page.getByRole('radio', { name: 'Tableta' })).toBeChecked();
  await page.clock.fastForward('15:05');
  await expect(page.getByText('Su sesión se cerró por inactividad.')).toBeVisible();
  await page.getByLabel('Correo electrónico').fill(representativeEmail);
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByText('Guardamos lo que estaba escribiendo')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Tableta' })).toBeChecked();
});
