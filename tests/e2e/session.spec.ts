import type { Page } from '@playwright/test';
import { demoPassword, getEmail } from '@surtidor/sandbox/scenarios';
import { expect, test } from '../harness/test.ts';
import { goToBank, openPaymentModal, respondAtBank } from './paying.ts';

/** Fills in and sends the sign-in form. */
async function submitSignIn(page: Page, email: string, password = demoPassword) {
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
}

test('shows an error for a wrong password and keeps the e-mail', { tag: '@both-slow' }, async ({
  page,
  control,
}) => {
  void control;
  await page.goto('/login');
  await submitSignIn(page, getEmail('representante'), 'not-this-one');
  await expect(page.getByRole('alert')).toContainText(
    'El correo o la contraseña no son correctos.',
  );
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(getEmail('representante'));
});

test('sign-in opens the requested page, page scripts cannot read the token, and sign-out deletes the session cookies', async ({
  page,
  control,
}) => {
  void control;
  await page.goto('/admin/pending-invoices');
  await expect(page).toHaveURL(/\/login/);
  await submitSignIn(page, getEmail('representante'));
  await expect(page).toHaveURL(/\/admin\/pending-invoices$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'apollo-token');
  expect(token?.httpOnly).toBe(true);
  const readableData = await page.evaluate(() => ({
    cookies: document.cookie,
    stored: JSON.stringify({ ...localStorage, ...sessionStorage }),
  }));
  expect(readableData.cookies).not.toContain(token?.value);
  expect(readableData.stored).not.toContain(token?.value);

  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await page.goto('/admin/pending-invoices');
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  const getCookieNames = async () => (await page.context().cookies()).map(({ name }) => name);
  expect(await getCookieNames()).not.toContain('user');
  // The server revokes the token in the background.
  await expect.poll(getCookieNames).not.toContain('apollo-token');
});

test('sign-out removes the user’s data from the browser and the URL', async ({
  page,
  openSession,
}) => {
  await openSession(page);
  await openPaymentModal(page);
  await goToBank(page);
  await respondAtBank(page, 'pending');
  await page.goto('/admin/orders-list?status=5');
  await page
    .getByRole('link', { name: /^Pedido / })
    .first()
    .click();
  await expect(page).toHaveURL(/order-details/);
  const otherTab = await page.context().newPage();
  await openPaymentModal(otherTab);
  const readStoredKeys = (tab: Page) =>
    tab.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(await readStoredKeys(page)).toEqual(
    expect.arrayContaining(['surtidor-payments', 'surtidor-orders-query']),
  );
  expect(await readStoredKeys(otherTab)).toContain('surtidor-payment-draft');
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  // Entries without user data may remain.
  const browserKeys =
    /^surtidor-(?:color-mode|reloaded-at|sign-out-pending|sign-in-reason|signed-out-session)$/;
  for (const tab of [page, otherTab]) {
    await expect
      .poll(async () => (await readStoredKeys(tab)).filter((key) => !browserKeys.test(key)))
      .toEqual([]);
  }
});

test('sign-out with unsaved changes requires a confirmation', async ({ page, openSession }) => {
  await openSession(page, getEmail('representante'));
  await page.goto('/allied/edit-profile?mode=create');
  await page.getByLabel('Rol').selectOption('Financiero');
  await page.getByLabel('Nombres').fill('Lucía');
  const signOut = async () => {
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  };
  const confirmDialog = page.getByRole('alertdialog', { name: '¿Salir sin guardar?' });
  await signOut();
  await confirmDialog.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(page.getByLabel('Nombres')).toHaveValue('Lucía');
  await signOut();
  await confirmDialog.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('edited cookies never grant more access than the backend allows', async ({
  page,
  openSession,
  environment,
}) => {
  await openSession(page, getEmail('basico'));
  const { hostname } = new URL(environment.portal);
  await page.context().addCookies([
    {
      name: 'permissions',
      value: encodeURIComponent(JSON.stringify(['Surtidor_EstadoDeCuenta::linea'])),
      domain: hostname,
      path: '/',
    },
  ]);
  // The portal trusts the cookie and sends the request, and the backend rejects it.
  await page.goto('/admin/account-status');
  await expect(page.getByText('No tiene permiso para ver esta información')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(0);
});

test('an unknown URL shows a page with a link home', { tag: '@slow' }, async ({ page, open }) => {
  await open(page, '/no/such/page');
  await page.getByRole('link', { name: 'Ir al inicio' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a dealer with pending terms is redirected to the terms from every page', async ({
  page,
  control,
}) => {
  void control;
  await page.goto('/login');
  await submitSignIn(page, getEmail('terminos'));
  await expect(page).toHaveURL(/\/allied\/edit-profile\?/);
  await page.goto('/admin/pending-invoices');
  await expect(page).toHaveURL(/\/allied\/edit-profile\?/);
});
