import { getDealer, getSupportSecret } from '@surtidor/sandbox/scenarios';
import { mainPages, otherPages, waitUntilSettled } from '../harness/built-pages.ts';
import { expect, test } from '../harness/test.ts';
import { trackNewTransactions } from './paying-faults.ts';

const { client } = getDealer('typical', 'colombia');
const getSecret = (number: number) => getSupportSecret(client, number);
const leaveLabel = 'Salir de esta cuenta';

test("support sees the customer's account and cannot pay", async ({
  page,
  control,
  environment,
}) => {
  const fetchNewTransactions = await trackNewTransactions(control);
  const urls: string[] = [];
  page.on('framenavigated', () => urls.push(page.url()));
  await page.goto(`/login-as-customer/login?secret=${getSecret(1)}`);
  const banner = page.getByRole('region', { name: 'Sesión de soporte' });
  await expect(banner).toContainText(`cliente ${client}`);
  await expect(banner).toContainText('Puede consultar, pero no pagar.');
  await expect(page).toHaveURL(`${environment.portal}/`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pagar' })).toHaveCount(0);

  await page.goto('/admin/pending-invoices');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(banner).toBeVisible();

  const [invoice] = (await control.fetchLedger()).balances.filter(({ saldo }) => saldo > 0);
  const response = await page.request.post(`${environment.portal}/graphql`, {
    headers: { origin: environment.portal },
    data: {
      query: `mutation ($lines: [TransaccionOnlineLineInput!]!) {
        crearTransaccionOnline(lines: $lines) { uuid } }`,
      variables: {
        lines: [
          {
            numero_documento: invoice?.num_documento,
            numero_factura: '',
            fecha_vencimiento: null,
            monto_documento: ((invoice?.saldo ?? 0) / 100).toFixed(2),
            monto_transaccion: ((invoice?.saldo ?? 0) / 100).toFixed(2),
            observaciones: '',
            tipo_transaccion: 'total',
          },
        ],
      },
    },
  });
  const { errors } = await response.json();
  expect(errors[0].extensions.code).toBe('SUPPORT_READ_ONLY');
  expect(await fetchNewTransactions()).toHaveLength(0);
  // The history does not contain the secret.
  await page.goBack();
  expect(page.url()).not.toContain('secret');
});

test('a secret works once, and a used, invalid or missing secret opens no session', async ({
  page,
  openPageAsNewUser,
  control,
}) => {
  void control;
  await page.goto(`/loginascustomer/login?secret=${getSecret(2)}`);
  await expect(page.getByRole('region', { name: 'Sesión de soporte' })).toBeVisible();
  for (const query of [`?secret=${getSecret(2)}`, '?secret=made-up', '']) {
    const otherPage = await openPageAsNewUser();
    await otherPage.goto(`/loginascustomer/login${query}`);
    await expect(otherPage.getByText('El enlace ya se usó o dejó de ser válido')).toBeVisible();
    expect(otherPage.url()).not.toContain('secret');
    expect((await otherPage.context().cookies()).map(({ name }) => name)).not.toContain('user');
  }
});

test('a support session replaces the signed-in customer’s session and deletes its data', async ({
  page,
  open,
}) => {
  await open(page);
  await expect(page.getByRole('button', { name: 'Pagar' }).first()).toBeVisible();
  await page.goto(`/loginascustomer/login?secret=${getSecret(3)}`);
  await expect(page.getByRole('region', { name: 'Sesión de soporte' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pagar' })).toHaveCount(0);
});

test('editing the session cookie does not allow support to pay', async ({
  page,
  control,
  environment,
}) => {
  const fetchNewTransactions = await trackNewTransactions(control);
  await page.goto(`/loginascustomer/login?secret=${getSecret(4)}`);
  await expect(page.getByRole('region', { name: 'Sesión de soporte' })).toBeVisible();
  const cookies = await page.context().cookies();
  const user = cookies.find(({ name }) => name === 'user');
  const editedUser = { ...JSON.parse(decodeURIComponent(user?.value ?? '{}')), support: false };
  await page.context().addCookies([
    {
      name: 'user',
      value: encodeURIComponent(JSON.stringify(editedUser)),
      domain: new URL(environment.portal).hostname,
      path: '/',
    },
  ]);
  await page.goto('/');
  await page.getByRole('button', { name: 'Pagar' }).first().click();
  await page.getByRole('button', { name: 'Ir a pagar' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    'Una sesión de soporte no puede hacer esto.',
  );
  expect(await fetchNewTransactions()).toHaveLength(0);
});

/** Matches the labels of buttons that change the customer's data. */
const writeActions =
  /^(?:Guardar|Pagar|Ir a pagar|Enviar|Agregar|Aceptar y continuar|Activar|Desactivar|Crear|Eliminar)/;

for (const [subject, pages] of [
  ['the main pages', mainPages],
  ['the other pages', otherPages],
] as const) {
  test(`${subject} of a support session show the banner, allow no writes and store no customer data`, {
    tag: '@slow',
  }, async ({ page, control }) => {
    test.slow();
    void control;
    await page.goto(`/loginascustomer/login?secret=${getSecret(5)}`);
    const banner = page.getByRole('region', { name: 'Sesión de soporte' });
    await expect(banner).toBeVisible();
    for (const { name, path } of pages) {
      await page.goto(path);
      await waitUntilSettled(page);
      await expect.soft(banner, name).toContainText(`cliente ${client}`);
      await expect.soft(banner.getByRole('button'), name).toHaveAccessibleName(leaveLabel);
      await expect.soft(page.getByRole('button', { name: writeActions }), name).toHaveCount(0);
    }
    await banner.getByRole('button', { name: leaveLabel }).click();
    await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
    await expect
      .poll(async () => (await page.context().cookies()).map(({ name }) => name))
      .not.toContain('apollo-token');
    const storedData = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    );
    expect(storedData).not.toContain(client);
  });
}

test('an invalid support link shows an error and a link to sign-in', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto('/loginascustomer/login?secret=used');
  await expect(page.getByRole('heading', { level: 1, name: 'Sesión de soporte' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('No pudimos abrir la sesión de soporte');
  await expect(page.getByText('Todo lo de su estación, en un solo lugar')).toBeVisible();
  await page.getByRole('link', { name: 'Ir a la página de ingreso' }).click();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
});
