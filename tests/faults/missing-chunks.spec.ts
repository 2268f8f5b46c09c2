import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

const screenFile = '**/assets/admin.pending-invoices-*.js';

/** Counts page loads from now on. */
function countLoads(page: Page) {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

test('reloads once if a chunk of an old build is missing', async ({ page, open }) => {
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

test('shows an error card, without a reload loop, if a chunk stays missing', async ({
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
  // The router and the page's own script each retry once.
  expect(loads()).toBeLessThanOrEqual(2);
  await page.unroute(screenFile);
  await page.getByRole('button', { name: 'Cargar de nuevo' }).click();
  await expect(page.getByRole('heading', { name: 'Facturas pendientes' })).toBeVisible();
});

test('reloads once if the chunk of a menu fails to load', async ({ page, open }) => {
  const loads = countLoads(page);
  await page.route('**/assets/menu-panel-*.js', (route) =>
    loads() === 1 ? route.abort() : route.continue(),
  );
  await open(page, '/allied/edit-profile?section=associates');
  const openMenu = page.getByRole('button', { name: /^Opciones de / }).first();
  await openMenu.click();
  await expect.poll(loads).toBe(2);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  // A press from before hydration has opened it by now.
  if ((await openMenu.getAttribute('aria-expanded')) === 'false') await openMenu.click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
});
