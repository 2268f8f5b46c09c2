import { firstOpenInvoice, goToBank } from '../e2e/paying.ts';
import { expect, test } from '../harness/test.ts';
import { newTransactions } from './paying-faults.ts';

const screenFile = '**/assets/pending-invoices-screen-*.js';

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
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.route(screenFile, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.getByRole('link', { name: 'Ver todas' }).click();
  await expect(page.getByText('Hay una nueva versión del portal.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cargar de nuevo' })).toBeVisible();
  expect(loads).toBe(1);
  await page.unroute(screenFile);
  await page.getByRole('button', { name: 'Cargar de nuevo' }).click();
  await expect(page.getByRole('heading', { name: 'Facturas pendientes' })).toBeVisible();
});

test('what a payment is sealed with comes with its modal: without it nothing can be sent, and one reload brings it', async ({
  page,
  open,
  control,
}) => {
  await open(page);
  const opened = await newTransactions(control);
  const { card } = await firstOpenInvoice(page);
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.route('**/assets/cipher-*.js', (route) =>
    loads === 0 ? route.abort() : route.continue(),
  );
  await card.getByRole('checkbox').check();
  const proceed = page.getByRole('button', { name: 'Continuar' });
  await proceed.click();
  await expect.poll(() => loads).toBe(1);
  expect(await opened()).toHaveLength(0);
  await expect(page.getByText('Selección de facturas (1)')).toBeVisible();
  await proceed.click();
  await goToBank(page);
  expect(await opened()).toHaveLength(1);
});
