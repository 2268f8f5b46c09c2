import { getDealer, getSupportSecret } from '@surtidor/sandbox/scenarios';
import {
  closeResultDialog,
  compensatePath,
  getCard,
  getResultDialog,
  getSendButton,
  openCompensation,
  selectFirstDocument,
  trackNewCompensations,
} from '../e2e/compensating.ts';
import { advanceClock } from '../harness/advance-clock.ts';
import { expect, test } from '../harness/test.ts';
import { getSavedDraft, holdRequest } from './paying-faults.ts';

const { client } = getDealer('typical', 'colombia');
const createCompensationMatch = { operation: 'CreateCompensation' } as const;
const verifyingTitle = 'Estamos verificando su compensación';
const failedTitle = 'No se realizó la compensación';

test('rapid repeated clicks create one compensation', { tag: '@slow' }, async ({
  page,
  open,
  control,
}) => {
  await control.addFaults({ match: createCompensationMatch, fault: { kind: 'delay', ms: 400 } });
  await open(page);
  const fetchNewCompensations = await trackNewCompensations(control);
  await openCompensation(page);
  await getSendButton(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
    button.click();
  });
  await expect(getResultDialog(page, 'Compensación enviada')).toBeVisible();
  expect(await fetchNewCompensations()).toHaveLength(1);
});

test('a proxy that repeats the request does not repeat the compensation', { tag: '@slow' }, async ({
  page,
  open,
  control,
}) => {
  await control.addFaults({
    match: createCompensationMatch,
    fault: { kind: 'duplicate' },
    times: 1,
  });
  await open(page);
  const fetchNewCompensations = await trackNewCompensations(control);
  await openCompensation(page);
  await getSendButton(page).click();
  await expect(getResultDialog(page, 'Compensación enviada')).toBeVisible();
  expect(await fetchNewCompensations()).toHaveLength(1);
});

test('sends nothing while offline, keeps the selection, and a retry sends the compensation once', {
  tag: '@slow',
}, async ({ page, open, control }) => {
  await open(page);
  const fetchNewCompensations = await trackNewCompensations(control);
  await openCompensation(page);
  await page.context().setOffline(true);
  await getSendButton(page).click();
  const dialog = getResultDialog(page, failedTitle);
  await expect(dialog).toContainText('No se envió nada');
  await closeResultDialog(dialog);
  expect(await fetchNewCompensations()).toHaveLength(0);

  await page.context().setOffline(false);
  await getSendButton(page).click();
  await expect(getResultDialog(page, 'Compensación enviada')).toBeVisible();
  expect(await fetchNewCompensations()).toHaveLength(1);
});

test('when the connection drops after the backend acted, the compensation is found by its key and never sent twice', async ({
  page,
  open,
  control,
}) => {
  await open(page);
  const fetchNewCompensations = await trackNewCompensations(control);
  const { payment } = await openCompensation(page);
  await control.addFaults({
    match: createCompensationMatch,
    fault: { kind: 'drop-after' },
    times: 1,
  });
  await getSendButton(page).click();
  // The look-up starts immediately, so its response may arrive before the message about the lost response.
  const dialog = getResultDialog(page, 'Compensación enviada');
  await closeResultDialog(dialog);
  await expect(getCard(page, 'Pagos', payment).getByRole('checkbox')).toBeDisabled();
  expect(await fetchNewCompensations()).toMatchObject([{ estado: 'B' }]);
});

test('after a lost response and a reload the documents stay blocked until the compensation is found', {
  tag: '@slow',
}, async ({ page, open, control }) => {
  await open(page);
  const fetchNewCompensations = await trackNewCompensations(control);
  const { payment } = await openCompensation(page);
  await control.addFaults(
    { match: createCompensationMatch, fault: { kind: 'drop-after' }, times: 1 },
    {
      match: { operation: 'CompensationByKey' },
      fault: { kind: 'error', message: 'Sin servicio' },
    },
  );
  await getSendButton(page).click();
  const dialog = getResultDialog(page, verifyingTitle);
  await expect(dialog).toContainText('No la envíe de nuevo');
  await page.reload();
  const list = page.getByRole('list', { name: 'Compensaciones en verificación' });
  await expect(list).toContainText('Verificando');
  await expect(getCard(page, 'Pagos', payment).getByRole('checkbox')).toBeDisabled();

  // The page also polls, so its queries are held until the user checks the status.
  const checkRequested = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('CompensationByKey')) await checkRequested.promise;
    await route.continue();
  });
  await list.getByRole('button', { name: 'Consultar estado' }).click();
  await control.clearFaults();
  checkRequested.resolve();
  await expect(list).toHaveCount(0);
  await expect(
    page.getByText('Su compensación se envió correctamente', { exact: false }),
  ).toBeVisible();
  expect(await fetchNewCompensations()).toHaveLength(1);
});

test('when the connection drops before the backend acted, sending is blocked until the outcome is known', {
  tag: '@slow',
}, async ({ page, open, control }) => {
  await page.clock.install();
  await open(page);
  const fetchNewCompensations = await trackNewCompensations(control);
  const { payment } = await openCompensation(page);
  await control.addFaults({
    match: createCompensationMatch,
    fault: { kind: 'drop-before' },
    times: 1,
  });
  await getSendButton(page).click();
  await closeResultDialog(getResultDialog(page, verifyingTitle));
  const list = page.getByRole('list', { name: 'Compensaciones en verificación' });
  await expect(list).toBeVisible();
  const paymentCheckbox = getCard(page, 'Pagos', payment).getByRole('checkbox');
  await expect(paymentCheckbox).toBeDisabled();

  await advanceClock(page, '03:05', (timeout) => expect(list).toHaveCount(0, timeout));
  await expect(
    page.getByText('El distribuidor no la recibió. Puede enviarla de nuevo.'),
  ).toBeVisible();
  expect(await fetchNewCompensations()).toHaveLength(0);
  await expect(paymentCheckbox).toBeEnabled();
});

test('allows the user to continue without a response, and a late rejection keeps the next selection', {
  tag: '@slow',
}, async ({ page, open }) => {
  await page.clock.install();
  await open(page);
  await openCompensation(page);
  const refuse = await holdRequest(page, createCompensationMatch.operation);
  await getSendButton(page).click();
  await expect(page.getByText('Procesando la solicitud').first()).toBeVisible();
  await advanceClock(page, 5_500, (timeout) =>
    expect(page.getByText('Está tardando más de lo normal.')).toBeVisible(timeout),
  );
  const leaveButton = page.getByRole('button', { name: 'Continuar sin esperar' });
  await advanceClock(page, 7_000, (timeout) => expect(leaveButton).toBeVisible(timeout));
  await leaveButton.click();
  await expect(page.getByRole('list', { name: 'Compensaciones en verificación' })).toBeVisible();

  await selectFirstDocument(page, 'Facturas');
  const nextDraft = await getSavedDraft(page);
  refuse();
  await expect(
    page.getByText('El distribuidor no la recibió. Puede enviarla de nuevo.'),
  ).toBeVisible();
  expect(await getSavedDraft(page)).toEqual(nextDraft);
});

test('two users who compensate the same document create one compensation, and the second user sees when the document was blocked', async ({
  page,
  openPageAsNewUser,
  open,
  control,
}) => {
  const colleague = await openPageAsNewUser();
  await open(page);
  await open(colleague);
  const fetchNewCompensations = await trackNewCompensations(control);
  const ownDocuments = await openCompensation(page);
  const { payment } = await openCompensation(colleague);
  expect(payment).toBe(ownDocuments.payment);
  await getSendButton(page).click();
  await expect(getResultDialog(page, 'Compensación enviada')).toBeVisible();

  await getSendButton(colleague).click();
  const dialog = getResultDialog(colleague, failedTitle);
  await expect(dialog).toContainText('Hubo un problema al hacer la compensación.');
  await expect(dialog).toContainText('está retenido desde');
  await closeResultDialog(dialog);
  await expect(colleague.getByText(/ya no se pueden compensar/)).toBeVisible();
  await expect(getSendButton(colleague)).toBeDisabled();
  expect(await fetchNewCompensations()).toHaveLength(1);
});

test('a support user can see but not select documents, and the backend rejects its compensation', {
  tag: '@slow',
}, async ({ page, control, environment }) => {
  const fetchNewCompensations = await trackNewCompensations(control);
  await page.goto(`/loginascustomer/login?secret=${getSupportSecret(client, 1)}`);
  await expect(page).toHaveURL(`${environment.portal}/`);
  await page.goto(compensatePath);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Continuar' })).toHaveCount(0);

  const response = await page.request.post(`${environment.portal}/graphql`, {
    headers: { origin: environment.portal },
    data: {
      query: `mutation ($lines: [CompensacionLineInput!]!) {
        crearCompensacion(lines: $lines) { idTransaccion } }`,
      variables: {
        lines: [
          { tipo: 'PAYMENT', num_documento: '1', monto: '-1.00' },
          { tipo: 'INVOICE', num_documento: '2', monto: '1.00' },
        ],
      },
    },
  });
  expect(await response.text()).toContain('SUPPORT_READ_ONLY');
  expect(await fetchNewCompensations()).toEqual([]);
});
