import { expect, type Page } from '@playwright/test';

/** The pages of a signed-in dealer that are built, by what they are. */
export const memberPages = [
  { name: 'home', path: '/' },
  { name: 'pending invoices', path: '/admin/pending-invoices' },
  { name: 'account status', path: '/admin/account-status' },
  { name: 'account history', path: '/admin/account-history' },
  { name: 'transaction result', path: '/admin/resultado-transaccion?uuid=no-such-one' },
  { name: 'news', path: '/allied/news?newsId=1' },
  { name: 'not found', path: '/no/such/page' },
] as const;

/** The pages that need no session. */
export const publicPages = [
  { name: 'sign-in', path: '/login' },
  { name: 'support entry', path: '/loginascustomer/login' },
  { name: 'maintenance', path: '/maintenance' },
  { name: 'missing files', path: '/error_assets' },
] as const;

/** Waits until a page shows its content: nothing loads any more and its letters are there. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('main')).not.toBeEmpty();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByText('Cargando…')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
