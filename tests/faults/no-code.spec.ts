import { changeServerPage } from '../harness/foreign-hands.ts';
import { expect, test } from '../harness/test.ts';

const scriptPattern = '**/assets/*.js';

test('pages are readable if scripts fail to load, and show a notice after one reload', async ({
  page,
  open,
}) => {
  await open(page);
  await page.route(scriptPattern, (route) => route.abort());

  for (const [path, expected] of [
    ['/maintenance', 'en mantenimiento'],
    ['/error_assets', 'No pudimos cargar algunos archivos del portal'],
    ['/no/such/page', 'Página no encontrada'],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('main')).toContainText(expected);
    await expect(page.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
  }

  let loadCount = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loadCount += 1;
  });
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/admin/orders-list', { waitUntil: 'commit' });
  await expect(page.getByText('No pudimos cargar el portal.')).toBeVisible();
  expect(loadCount).toBe(2);
  await expect(page.getByRole('link', { name: /^Pedido \d+/ }).first()).toBeVisible();

  await page.unroute(scriptPattern);
  await page.getByRole('link', { name: 'Cargar de nuevo' }).click();
  await expect(page.getByText('No pudimos cargar el portal.')).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
});

test('the sign-in form is visible if scripts fail to load', async ({ page, environment }) => {
  await page.route(scriptPattern, (route) => route.abort());
  await page.goto(`${environment.portal}/`, { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
});

test('until the page is hydrated, paying waits, and other input is replayed', async ({
  page,
  openSession,
}) => {
  await openSession(page);
  const { promise: isReleased, resolve: releaseScripts } = Promise.withResolvers<void>();
  await page.route(scriptPattern, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const payButton = page.getByRole('button', { name: 'Pagar', exact: true }).first();
  await expect(payButton).toBeDisabled();
  await expect(payButton).not.toHaveCSS('opacity', '1');

  await page.goto('/admin/pending-invoices', { waitUntil: 'commit' });
  const [firstBox, secondBox] = await page.getByRole('article').getByRole('checkbox').all();
  await firstBox?.check();
  await secondBox?.check();
  await page.getByRole('searchbox').fill('1');
  const menuButton = page.getByRole('button', { name: 'Menú' });
  await expect(menuButton).not.toHaveCSS('opacity', '1');
  await menuButton.click();
  releaseScripts();
  await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible();
  await expect(page.getByText('Selección de facturas (2)')).toBeVisible();
  await expect(page).toHaveURL(/[?&]q=1/);
  await expect(menuButton).toHaveCSS('opacity', '1');
});

test('input from before hydration is kept if other programs have changed the page', async ({
  page,
  openSession,
  environment,
}) => {
  const holdScripts = async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(scriptPattern, async (route) => {
      await promise;
      await route.continue();
    });
    return resolve;
  };
  const waitForHydration = () => expect(page.locator('html')).toHaveAttribute('data-hydrated');

  const releaseSignIn = await holdScripts();
  await page.goto(`${environment.portal}/login`, { waitUntil: 'commit' });
  const email = page.getByRole('textbox', { name: 'Correo electrónico' });
  await expect(email).toBeVisible();
  await changeServerPage(page);
  await page
    .getByLabel(/^Contraseña/)
    .first()
    .fill('secreta');
  await email.pressSequentially('lucia@ejemplo.com');
  releaseSignIn();
  await waitForHydration();
  await expect(email).toHaveValue('lucia@ejemplo.com');
  await expect(email).toBeFocused();
  await expect(page.locator('input[name=password]')).toHaveValue('secreta');

  await page.unrouteAll();
  await openSession(page);
  for (const [path, role] of [
    ['/admin/pending-invoices', 'searchbox'],
    ['/allied/edit-profile?mode=create', 'textbox'],
  ] as const) {
    const release = await holdScripts();
    await page.goto(path, { waitUntil: 'commit' });
    const field = page.getByRole('main').getByRole(role).first();
    await expect(field).toBeVisible();
    await changeServerPage(page);
    await field.pressSequentially('12');
    release();
    await waitForHydration();
    await expect.soft(field, path).toHaveValue('12');
    await expect.soft(field, path).toBeFocused();
    await page.unrouteAll();
  }
});
