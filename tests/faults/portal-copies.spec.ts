import { test as base, expect } from '@playwright/test';
import { demoPassword, getDealer, getEmail, getSupportSecret } from '@surtidor/sandbox/scenarios';
import { goToBank, openPaymentModal, respondAtBank } from '../e2e/paying.ts';
import { startEnvironment, type TestEnvironment } from '../harness/start-environment.ts';

/** Two copies of the portal behind a load balancer that alternates between them. */
const test = base.extend<object, { readonly environment: TestEnvironment }>({
  environment: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
    async ({}, use) => {
      const environment = await startEnvironment({ copies: 2 });
      await use(environment);
      await environment.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ environment }, use) => use(environment.portal),
});

const email = getEmail('representante');

test('a session is valid on both copies, and no log contains a secret', { tag: '@slow' }, async ({
  page,
  environment,
}) => {
  await page.goto('/login');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill('not-this-one');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByRole('alert')).toContainText('no son correctos');
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.getByRole('button', { name: 'Menú' }).waitFor();
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'apollo-token')?.value ?? '';
  expect(token.length).toBeGreaterThan(30);

  const number = await openPaymentModal(page);
  await goToBank(page);
  await respondAtBank(page, 'approve');
  await expect(page.getByRole('heading', { name: 'Pago aprobado' })).toBeVisible();
  const uuid = new URL(page.url()).searchParams.get('uuid') ?? '';
  for (let visit = 0; visit < 3; visit += 1) {
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
  }
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();

  // The token is revoked on both copies.
  for (const { origin } of environment.copies) {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: {
        origin: environment.portal,
        'content-type': 'application/json',
        cookie: `apollo-token=${token}`,
      },
      body: JSON.stringify({ query: '{ rolesCliente { role_id } }' }),
    });
    expect(JSON.stringify(await response.json())).toContain("isn't authorized");
  }

  const secret = getSupportSecret(getDealer('typical', 'colombia').client, 5);
  await page.goto(`/loginascustomer/login?secret=${secret}`);
  await expect(page.getByRole('region', { name: 'Sesión de soporte' })).toBeVisible();

  const logs = environment.copies.map(({ getOutput }) => getOutput());
  for (const log of logs) expect(log).toContain('/graphql');
  for (const secretText of [
    token,
    demoPassword,
    'not-this-one',
    email,
    'valdeluna',
    secret,
    uuid,
    number,
  ]) {
    for (const log of logs) expect(log).not.toContain(secretText);
  }
});
