import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';
import { accept, getPayButton } from './paying-faults.ts';

/** Replaces the redirect URL in the response that opens the payment. */
async function redirectTo(page: Page, url: string): Promise<void> {
  await page.unroute('**/graphql');
  await page.route('**/graphql', async (route) => {
    if (route.request().headers()['x-operation-name'] !== 'CreateTransaction') {
      await route.continue();
      return;
    }
    const response = await route.fetch();
    const json = await response.json();
    json.data.crearTransaccionOnline.url_redirect = url;
    await route.fulfill({ response, json });
  });
}

/** Opens the modal for the next invoice without a payment in progress. */
async function payNextInvoice(page: Page): Promise<void> {
  await page.locator('input[type=checkbox]:enabled').first().check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await getPayButton(page).click();
}

test('the browser navigates only to URLs that the deployment allows', async ({
  page,
  open,
  environment,
}) => {
  const { host } = new URL(environment.sandbox);
  const urls = [
    'javascript:window.__pwned=1',
    'data:text/html,<h1>Banco</h1>',
    '//robo.example/pagar',
    `https://${host}@robo.example/pagar`,
    `http://robo.example/${host}`,
    `http://${host}.robo.example/`,
  ];
  const visitedUrls: string[] = [];
  page.on('framenavigated', (frame) => visitedUrls.push(frame.url()));
  await open(page, '/admin/pending-invoices');
  for (const url of urls) {
    await test.step(url, async () => {
      await redirectTo(page, url);
      await payNextInvoice(page);
      const message = page.getByRole('alertdialog', { name: 'No pudimos iniciar el pago' });
      await expect(message).toContainText('No abrimos la página del banco');
      await accept(message);
    });
  }
  expect(visitedUrls.filter((url) => !url.startsWith(environment.portal))).toEqual([]);
  expect(await page.evaluate(() => '__pwned' in window)).toBe(false);
});

test('shows an error with a retry if the external store is unreachable', { tag: '@slow' }, async ({
  page,
  openSession,
  control,
}) => {
  await openSession(page);
  await control.addFaults({ match: { path: '/links/store' }, fault: { kind: 'drop-before' } });
  await page.goto('/admin/store');
  const message = page.getByRole('alert').filter({ hasText: 'No pudimos abrir la tienda' });
  await expect(message).toBeVisible();
  await control.clearFaults();
  await message.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page).toHaveURL(/\/store/);
});

test('does not follow a store link to another site', async ({ page, open, environment }) => {
  await open(page);
  await page.route('**/server-middleware/generate-link-to-store', (route) =>
    route.fulfill({ json: { url: '.robo.example/entrar' } }),
  );
  await page.goto('/admin/store');
  // The base URL ends in a path, so the link resolves to a path of the store.
  await expect(page).toHaveURL(new RegExp(`^${environment.sandbox}/store`));
});
