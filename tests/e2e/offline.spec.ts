import { expect, test } from '../harness/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Returns every path in the portal's caches. */
const getCachedPaths = () =>
  caches
    .keys()
    .then((names) => Promise.all(names.map(async (name) => (await caches.open(name)).keys())))
    .then((lists) => lists.flat().map(({ url }) => new URL(url).pathname));

test('loaded data stays readable offline, nothing is sent, and the portal recovers', async ({
  page,
  context,
  open,
  control,
}) => {
  await open(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  const invoices = page.getByRole('article');
  await expect(invoices.first()).toBeVisible();
  const invoiceCount = await invoices.count();
  const previousCount = (await control.fetchLedger()).transactions.length;

  await context.setOffline(true);
  const banner = page.getByRole('status', { name: 'Conexión' });
  await expect(banner).toContainText(/Esta información es de las \d\d:\d\d/);
  await expect(invoices).toHaveCount(invoiceCount);

  // Another page opens from cached files, and its requests fail immediately.
  await page.getByRole('button', { name: 'Menú' }).click();
  const menu = page.getByRole('dialog', { name: 'Menú' });
  await menu.getByRole('link', { name: 'Bonos regalo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bonos regalo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await page.goBack();
  await expect(invoices).toHaveCount(invoiceCount);
  await expect(banner).toContainText(/Esta información es de las \d\d:\d\d/);
  expect((await control.fetchLedger()).transactions).toHaveLength(previousCount);

  // A reload shows the offline page, which reloads the portal once the connection is back.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No tiene conexión a internet' })).toBeVisible();
  await context.setOffline(false);
  await expect(invoices.first()).toBeVisible();
  await expect(banner).toBeEmpty();

  const cachedPaths = await page.evaluate(getCachedPaths);
  expect(cachedPaths).toContain('/offline');
  expect(cachedPaths.filter((path) => !/^\/(?:offline$|assets\/)/.test(path))).toEqual([]);
});

test('shows the age of data that another page fetched', { tag: '@slow' }, async ({
  page,
  context,
  open,
}) => {
  await open(page, '/admin/bonos-regalo');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  const buyButton = page.getByRole('button', { name: 'Comprar bonos: Bono de combustible' });
  await expect(buyButton).toBeVisible();
  await context.setOffline(true);
  await buyButton.click();
  await expect(page).toHaveURL(/bonos-regalo-tienda/);
  await expect(page.getByRole('article', { name: 'Bono de combustible $ 20.000' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Conexión' })).toContainText(
    /Esta información es de las \d\d:\d\d/,
  );
});
