import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

const screenFile = '**/assets/admin.pending-invoices-*.js';

/** Counts how often the page was loaded, from here on. */
function countLoads(page: Page) {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

test('a part that went with an old version is cured by one reload', async ({ page, open }) => {
  await open(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  let missing = 1;
  await page.route(screenFile, (route) => {
    missing -= 1;
    return missing >= 0 ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue();
  });
  await page.getByRole('link', { name: 'Ver todas' }).click();
  await expect(page.getByRole('heading', { name: 'Facturas pendientes' })).toBeVisible();
});

test('a part that stays away ends in a card with a way on, never in a loop', async ({
  page,
  open,
}) => {
  await open(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  const loads = countLoads(page);
  await page.route(screenFile, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.getByRole('link', { name: 'Ver todas' }).click();
  await expect(page.getByText('Hay una nueva versión del portal.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cargar de nuevo' })).toBeVisible();
  // The router and the page's own script each load it once more, and then no more.
  expect(loads()).toBeLessThanOrEqual(2);
  await page.unroute(screenFile);
  await page.getByRole('button', { name: 'Cargar de nuevo' }).click();
  await expect(page.getByRole('heading', { name: 'Facturas pendientes' })).toBeVisible();
});

test('a menu whose list cannot be fetched is cured by one reload', async ({ page, open }) => {
  const loads = countLoads(page);
  await page.route('**/assets/menu-panel-*.js', (route) =>
    loads() === 1 ? route.abort() : route.continue(),
  );
  await open(page, '/allied/edit-profile?section=associates');
  const openMenu = page.getByRole('button', { name: /^Opciones de / }).first();
  await openMenu.click();
  await expect.poll(loads).toBe(2);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  // A press that came before the page was hydrated has opened it by now.
  if ((await openMenu.getAttribute('aria-expanded')) === 'false') await openMenu.click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
});
