import { demoPassword, getEmail } from '@surtidor/sandbox/scenarios';
import { waitUntilSettled } from '../harness/built-pages.ts';
import { expect, test } from '../harness/test.ts';

// Page transitions are enabled.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('every page has its title, and the focus moves to its heading', async ({ page, open }) => {
  await open(page);
  await expect(page).toHaveTitle(/Inicio · Surtidor$/);
  await page.getByRole('button', { name: 'Menú' }).press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: 'Estado de cuenta en línea' })
    .press('Enter');
  await expect(page).toHaveTitle(/Estado de cuenta en línea · Surtidor$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('banner').getByRole('link', { name: 'Inicio', exact: true }).press('Enter');
  await expect(page).toHaveTitle(/Inicio · Surtidor$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();

  await page.goBack();
  await expect(page).toHaveTitle(/Estado de cuenta en línea · Surtidor$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
});

test('Back closes the side menu, and returns from a link of it to the page', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/admin/pending-invoices');
  await waitUntilSettled(page);
  const openMenu = () => page.getByRole('button', { name: 'Menú' }).click();
  const menu = page.getByRole('dialog', { name: 'Menú' });
  await openMenu();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveURL('/admin/pending-invoices');

  await openMenu();
  await menu.getByRole('link', { name: 'Bonos regalo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bonos regalo' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/admin/pending-invoices');
  await expect(page.getByRole('heading', { level: 1, name: 'Facturas pendientes' })).toBeVisible();
  await expect(menu).toHaveCount(0);
});

test('a link in the content moves the focus to the heading of the next page', {
  tag: '@slow',
}, async ({ page, open }) => {
  await open(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Ver facturas pendientes' })
    .press('Enter');
  await expect(page).toHaveTitle(/Facturas pendientes · Surtidor$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
});

test('the page keeps its scroll position with more rows, a dialog, Back and a reload', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await open(page, '/admin/pending-invoices');
  await waitUntilSettled(page);
  const getScrollPosition = () => page.evaluate(() => Math.round(scrollY));
  const loadMore = page.getByRole('button', { name: 'Cargar más' });
  await loadMore.scrollIntoViewIfNeeded();
  const position = await getScrollPosition();
  expect(position).toBeGreaterThan(500);
  await loadMore.click();
  await expect(page).toHaveURL(/pages=2/);
  await expect(page.getByText(/Mostrando 20 de/)).toBeVisible();
  expect(await getScrollPosition()).toBe(position);

  await page.locator('input[type=checkbox]:enabled').nth(8).check();
  const selectedPosition = await getScrollPosition();
  expect(selectedPosition).toBeGreaterThan(500);
  // A click would scroll, because the button is in a sticky bar.
  await page.getByRole('button', { name: 'Continuar' }).dispatchEvent('click');
  await expect(page.getByRole('dialog', { name: 'Pagar facturas' })).toBeVisible();
  expect(await getScrollPosition()).toBe(selectedPosition);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await getScrollPosition()).toBe(selectedPosition);

  // The reloaded page receives the first rows from the server and is long enough only with the others.
  await page
    .getByRole('checkbox', { name: /^Seleccionar/ })
    .nth(18)
    .scrollIntoViewIfNeeded();
  const lastPosition = await getScrollPosition();
  expect(lastPosition).toBeGreaterThan(selectedPosition);
  await page.reload();
  await waitUntilSettled(page);
  await expect.poll(getScrollPosition).toBe(lastPosition);
});

test('Back returns to the scroll position in the list, and Forward to the top', {
  tag: '@slow',
}, async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await open(page, '/admin/orders-list');
  await waitUntilSettled(page);
  const getScrollPosition = () => page.evaluate(() => Math.round(scrollY));
  await page.getByRole('button', { name: 'Cargar más' }).click();
  await expect(page).toHaveURL(/pages=2/);
  const card = page.getByRole('article').nth(16);
  await card.getByRole('heading').click();
  const orderLink = card.getByRole('link', { name: 'Ver el pedido' });
  await orderLink.scrollIntoViewIfNeeded();
  const position = await getScrollPosition();
  expect(position).toBeGreaterThan(500);
  await orderLink.click();
  await expect(page).toHaveURL(/orderNumber=/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  expect(await getScrollPosition()).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/pages=2/);
  await expect.poll(getScrollPosition).toBe(position);
  await page.goForward();
  await expect(page).toHaveURL(/orderNumber=/);
  await expect.poll(getScrollPosition).toBe(0);
});

test('the page after sign-in and the next page start at the top', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 300 });
  const getScrollPosition = () => page.evaluate(() => scrollY);
  await page.goto('/login');
  await page.getByLabel('Correo electrónico').fill(getEmail('representante'));
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  const signInButton = page.getByRole('button', { name: 'Ingresar' });
  await signInButton.scrollIntoViewIfNeeded();
  expect(await getScrollPosition()).toBeGreaterThan(0);
  await signInButton.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Hola/ })).toBeVisible();
  expect(await getScrollPosition()).toBe(0);

  const ordersLink = page.getByRole('link', { name: 'Todos los pedidos' });
  await ordersLink.scrollIntoViewIfNeeded();
  expect(await getScrollPosition()).toBeGreaterThan(0);
  await ordersLink.click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  expect(await getScrollPosition()).toBe(0);
});

test("the color mode follows the system or the user's choice without a flash", {
  tag: '@slow',
}, async ({ page, open }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-mode', 'dark');
  // The chat adds space to the footer.
  await waitUntilSettled(page);
  await page.getByRole('radio', { name: 'Clara' }).check();
  await expect(root).toHaveAttribute('data-mode', 'light');
  // The color mode is set before any script has loaded.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'load' });
  await expect(root).toHaveAttribute('data-mode', 'light');
  await expect(root).not.toHaveAttribute('data-hydrated');
});
