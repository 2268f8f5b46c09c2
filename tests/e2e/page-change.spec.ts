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

test('a link in the content moves the focus to the heading of the next page', async ({
  page,
  open,
}) => {
  await open(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Ver facturas pendientes' })
    .press('Enter');
  await expect(page).toHaveTitle(/Facturas pendientes · Surtidor$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
});

test("the color mode follows the system or the user's choice without a flash", async ({
  page,
  open,
}) => {
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
