import { expect, test } from './consumer-test.ts';

test('an app with Tailwind, React 19', async ({ page, serve, complaints }) => {
  await page.goto(await serve('vite-app'));
  const button = page.getByRole('button', { name: 'Pagar' });
  await expect(button).toHaveCSS('background-color', 'rgb(11, 75, 196)');
  await expect(button).toHaveCSS('border-radius', '8px');
  // The app's own classes speak the kit's roles.
  await expect(page.getByRole('main')).toHaveCSS('background-color', 'rgb(234, 238, 245)');
  await page.getByLabel('Planta').selectOption('Sur');
  await expect(page.getByRole('status')).toHaveText('Sur');
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Pago de facturas' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  expect(complaints).toEqual([]);
});

test('a page drawn on a server, React 18, in English', async ({ page, serve, complaints }) => {
  const origin = await serve('server-page');
  const markup = await (await fetch(origin)).text();
  expect(markup).toContain('Overdue');
  expect(markup).toContain('value="$ 1.234"');

  await page.goto(origin);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  const button = page.getByRole('button', { name: 'Pay' });
  await expect(button).toHaveCSS('background-color', 'rgb(11, 75, 196)');
  await page.getByLabel('Plant').selectOption('Sur');
  await page.getByLabel('Amount').fill('99');
  await expect(page.getByRole('status')).toHaveText('Sur 9900 2026-11-20');
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Payment' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a page without Tailwind under a strict content policy, React 19', async ({
  page,
  serve,
  complaints,
}) => {
  await page.goto(await serve('plain-page'));
  const button = page.getByRole('button', { name: 'Pagar' });
  await expect(button).toHaveCSS('background-color', 'rgb(240, 165, 28)');
  await expect(page.getByText('Guardado')).toBeVisible();
  await page.getByLabel('Planta').selectOption('Sur');

  await page.getByRole('button', { name: 'Opciones' }).click();
  await page.getByRole('menuitem', { name: 'Borrar' }).click();
  await expect(page.getByRole('status')).toHaveText('Sur 2026-11-01 2026-11-20 borrada');

  await page.getByRole('button', { name: 'Ayuda' }).click();
  await expect(page.getByRole('dialog', { name: 'Ayuda' })).toBeVisible();
  await page.keyboard.press('Escape');
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Pago de facturas' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('the font of the kit arrives on a page without Tailwind', async ({ page, serve }) => {
  await page.goto(await serve('plain-page'));
  await expect(page.getByRole('button', { name: 'Pagar' })).toBeVisible();
  const arrived = () =>
    page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'));
  await expect.poll(arrived).toBe(true);
});
