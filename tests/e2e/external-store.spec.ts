import { getEmail } from '@surtidor/sandbox/scenarios';
import { expect, test } from '../harness/test.ts';

test('opens the external store with a link from the server after a failed attempt', async ({
  page,
  open,
  control,
}) => {
  await open(page);
  await control.addFaults({
    match: { path: '/links/store' },
    fault: { kind: 'status', status: 500 },
  });
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('link', { name: 'Tienda' }).click();
  await expect(page.getByText('No pudimos abrir la tienda')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ir al inicio' })).toBeVisible();
  await control.clearFaults();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.waitForURL('**/store');
  await expect(page.getByRole('link', { name: 'Volver al portal' })).toBeVisible();

  // Back returns to the previous page and does not redirect again.
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Su cartera' })).toBeVisible();
});

test('requests no link with the session of another tab', async ({
  page,
  open,
  openSession,
  control,
}) => {
  await control.addFaults({
    match: { path: '/links/store' },
    fault: { kind: 'status', status: 500 },
  });
  // Otherwise the page may notice the other session by itself, and leave before the press.
  const inboxConnects = page.waitForResponse('**/server-middleware/realtime-credentials');
  await open(page, '/admin/store');
  await inboxConnects;
  const retry = page.getByRole('button', { name: 'Reintentar' });
  await expect(retry).toBeVisible();
  await openSession(page, getEmail('financiero'));
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await retry.click();
  await expect(page.getByText('¡No tiene permisos para estar en esta página!')).toBeVisible();
  expect(paths).not.toContain('/server-middleware/generate-link-to-store');
});
