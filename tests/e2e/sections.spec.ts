import { demoPassword, getEmail } from '@surtidor/sandbox/scenarios';
import { expect, representativeEmail, test } from '../harness/test.ts';

const hub = '/admin/pending-invoices';

/** Links from before sections had addresses of their own, as in old mails. */
const redirects = [
  [`${hub}?section=cash`, `${hub}/cash`],
  [`${hub}?q=FEV%201&section=compensations&station=2`, `${hub}/compensations?q=FEV+1&station=2`],
  ['/admin/account-history?section=statement', '/admin/account-history/statement'],
  ['/allied/edit-profile?section=associates&search=a', '/allied/edit-profile/associates?search=a'],
  [
    '/allied/edit/personal-info?section=access&page=orders',
    '/allied/edit/personal-info/access?page=orders',
  ],
] as const;

test('an old link to a section leads to its address for good, whoever opens it', async ({
  page,
  openSession,
  openPageAsNewUser,
}) => {
  const signedOut = await openPageAsNewUser();
  await openSession(page);
  for (const { request } of [signedOut, page]) {
    for (const [link, address] of redirects) {
      const response = await request.get(link, { maxRedirects: 0 });
      expect([response.status(), response.headers().location]).toEqual([308, address]);
    }
    const unknown = await request.get(`${hub}?section=other`, { maxRedirects: 0 });
    expect(unknown.status()).not.toBe(308);
  }
});

test('an old link shows the section after sign-in, and Back does not return to the link', async ({
  page,
}) => {
  await page.goto(`${hub}?section=calendar&by=week`);
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('Correo electrónico').fill(representativeEmail);
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL(new RegExp(`${hub}/calendar\\?by=week$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calendario de vencimientos');
  const tabs = page.getByRole('navigation', { name: 'Secciones de pagos' });
  await expect(tabs.getByRole('link', { name: 'Calendario de vencimientos' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await tabs.getByRole('link', { name: 'Pagos', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagos');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${hub}/calendar\\?by=week$`));
});

test('the browser replaces an old link, such as the address to return to after sign-in', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto(`/login?next=${encodeURIComponent(`${hub}?section=payments`)}`);
  await page.getByLabel('Correo electrónico').fill(representativeEmail);
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL(new RegExp(`${hub}/payments$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagos');
});

test('an old link to a section without permission explains what is missing', {
  tag: '@slow',
}, async ({ page, open }) => {
  await open(page, `${hub}?section=payments`, getEmail('operativo'));
  await expect(page.getByRole('alertdialog')).toContainText('No tiene permisos');
  await expect(page).toHaveURL(new RegExp(`${hub}/payments$`));
});
