import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

const screenChunk = '**/assets/admin.pending-invoices-*.js';

/** Returns a function that counts later page loads. */
function countLoads(page: Page) {
  let loadCount = 0;
  page.on('domcontentloaded', () => {
    loadCount += 1;
  });
  return () => loadCount;
}

test('reloads once if a chunk of an old build is missing', async ({ page, open }) => {
  await open(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  let remainingFailures = 1;
  await page.route(screenChunk, (route) => {
    remainingFailures -= 1;
    return remainingFailures >= 0
      ? route.fulfill({ status: 404, body: 'Not found' })
      : route.continue();
  });
  await page.getByRole('link', { name: 'Ver todas' }).click();
  await expect(page.getByRole('heading', { name: 'Facturas pendientes' })).toBeVisible();
});

test('shows an error card, without a reload loop, if a chunk stays missing', {
  tag: '@slow',
}, async ({ page, open }) => {
  await open(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  const getLoadCount = countLoads(page);
  await page.route(screenChunk, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.getByRole('link', { name: 'Ver todas' }).click();
  await expect(page.getByText('Hay una nueva versión del portal.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cargar de nuevo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menú' })).toBeVisible();
  expect(getLoadCount()).toBe(1);
  await page.unroute(screenChunk);
  await page.getByRole('button', { name: 'Cargar de nuevo' }).click();
  await expect(page.getByRole('heading', { name: 'Facturas pendientes' })).toBeVisible();
});

test('reloads once if the chunk of a menu fails to load', { tag: '@slow' }, async ({
  page,
  open,
}) => {
  const getLoadCount = countLoads(page);
  await page.route('**/assets/menu-panel-*.js', (route) =>
    getLoadCount() === 1 ? route.abort() : route.continue(),
  );
  await open(page, '/allied/edit-profile/associates');
  const menuButton = page.getByRole('button', { name: /^Opciones de / }).first();
  await menuButton.click();
  await expect.poll(getLoadCount).toBe(2);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  // A click before hydration may have opened it already.
  if ((await menuButton.getAttribute('aria-expanded')) === 'false') await menuButton.click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
});
