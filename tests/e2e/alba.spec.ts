import { getEmail } from '@surtidor/sandbox/scenarios';
import { expect, test } from '../harness/test.ts';

// In one worker: each of several would start the portal again.
test.describe.configure({ mode: 'default' });

test('has its own brand, texts, page in the menu and slot', async ({ page, signIn }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Bienvenido a Alba' })).toBeVisible();
  await signIn(page);
  await expect(page.getByText('El terminal abre a las 6:00')).toBeVisible();
  await page.getByRole('button', { name: 'Menú' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: /bonos/i })).toHaveCount(0);
  await menu.getByRole('link', { name: 'Contacto comercial' }).click();
  await expect(page).toHaveTitle(/Contacto comercial · Alba$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Contacto comercial' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Mis datos' }).click();
  await expect(page).toHaveURL(/\/allied\/edit\/personal-info$/);
});

test('has no page of a feature that it leaves out, and its own screen of the news', async ({
  page,
  open,
}) => {
  await open(page, '/allied/news');
  await page.getByRole('link', { name: 'Escriba a su asesor' }).click();
  await expect(page).toHaveURL(/\/admin\/contacto$/);
  const calendar = '/admin/pending-invoices?section=calendar';
  for (const path of ['/admin/bonos-regalo', '/allied/alba-forms', calendar]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
  }
  await expect(page).toHaveURL(/\/admin\/pending-invoices\/calendar$/);
  await page.goto('/admin/pending-invoices');
  const tabs = page.getByRole('navigation', { name: 'Secciones de pagos' });
  await expect(tabs.getByRole('link')).toHaveCount(5);
  await expect(tabs.getByRole('link', { name: /calendario/i })).toHaveCount(0);
});

test('pays a part of an invoice in the currency and the language of a store of its own', async ({
  page,
  open,
  control,
}) => {
  await open(page, '/admin/pending-invoices', getEmail('representante', 'typical', 'istmo'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const card = page.getByRole('article').first();
  await expect(card).toContainText(/B\/\.\s\d{1,3}(,\d{3})*\.\d{2}/);
  await card.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: 'Partial payment' }).check({ force: true });
  const amount = page.getByRole('textbox', { name: 'Amount to pay' });
  await amount.fill('1,000.50');
  await amount.blur();
  await expect(amount).toHaveValue('B/. 1,000.50');
  await page.getByRole('button', { name: 'Go to pay' }).click();
  await expect(page.getByRole('heading', { name: 'Confirme su pago' })).toBeVisible();
  const { transactions } = await control.fetchLedger();
  expect(transactions.at(-1)?.total).toBe(100_050);
});
