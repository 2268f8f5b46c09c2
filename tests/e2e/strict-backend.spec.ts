import { expect, test } from '../harness/test.ts';

// In one worker: each of several would start the portal again.
test.describe.configure({ mode: 'default' });

/** Pages of a dealer, each with text that appears once its data has loaded. */
const pages = [
  ['/', 'Total vencido'],
  ['/admin/pending-invoices', 'Elija qué pagar hoy'],
  ['/admin/account-status', 'Saldo total'],
  ['/admin/account-history', 'Total de los movimientos'],
  ['/admin/orders-list', 'El estado de cada pedido'],
  ['/admin/pending-invoices/compensate', 'Elija los pagos'],
  ['/admin/pending-invoices/compensations', 'Compensaciones enviadas'],
  ['/admin/bonos-regalo', '¿Para qué son los bonos?'],
  ['/allied/edit/personal-info', 'Información corporativa'],
  ['/allied/edit-profile/associates', 'Usuarios de su empresa'],
  ['/allied/news', 'Todas las noticias'],
] as const;

test('every page requests only fields that the strict backend has', {
  tag: ['@strict', '@slow'],
}, async ({ page, openSession }) => {
  const rejectedBodies: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/graphql')) return;
    const body = await response.text().catch(() => '');
    const { errors = [] } = JSON.parse(body || '{}');
    const unexpectedErrors = errors.filter(
      // A missing block is an error at its path, as in Magento.
      ({ extensions }: { extensions?: { category?: string } }) =>
        extensions?.category !== 'graphql-no-such-entity',
    );
    if (!response.ok() || unexpectedErrors.length > 0) rejectedBodies.push(body);
  });
  await openSession(page);
  for (const [path, text] of pages) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  }
  expect(rejectedBodies).toEqual([]);
});

test('a form that the backend does not support redirects home', { tag: '@strict' }, async ({
  page,
  openSession,
}) => {
  await openSession(page);
  await page.goto('/allied/surtidor-forms');
  await expect(page).toHaveURL('/');
});

test('the server requests no filtered article, because the backend has no such filter', {
  tag: '@strict',
}, async ({ page, control, openSession }) => {
  await openSession(page);
  await page.goto('/allied/news');
  const link = page.getByRole('main').getByRole('article').first().getByRole('link');
  const path = (await link.getAttribute('href')) ?? '';
  await control.addFaults({
    match: { operation: 'NewsPost' },
    fault: { kind: 'delay', ms: 0 },
    times: 1,
  });
  await page.goto(path);
  await expect(page.getByText(/^Publicada el/)).toBeVisible();
  expect(await control.getActiveFaults()).toHaveLength(1);
});
