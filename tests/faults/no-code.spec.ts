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
