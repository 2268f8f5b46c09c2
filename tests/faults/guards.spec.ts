import type { Page } from '@playwright/test';
import type { StoreCode } from '@surtidor/domain/vocabulary';
import { demoPassword, getEmail } from '@surtidor/sandbox/scenarios';
import { advanceClock } from '../harness/advance-clock.ts';
import { expect, representativeEmail, test } from '../harness/test.ts';

interface Visit {
  readonly user: string;
  readonly store?: StoreCode;
  readonly path: string;
  readonly finalUrl: RegExp;
}

const termsUrl = /\/allied\/edit-profile\?mode=edit&id=[^&]+&states=1$/;

/** Visits to which several server guards apply (spec 2), with their final URL. */
const visits: readonly Visit[] = [
  { user: 'terminos', path: '/', finalUrl: termsUrl },
  { user: 'terminos', path: '/login', finalUrl: termsUrl },
  { user: 'terminos', path: '/admin/sales-certificate', finalUrl: termsUrl },
  { user: 'terminos', path: '/allied/edit-profile?mode=create', finalUrl: termsUrl },
  { user: 'terminos', path: '/no/such/page', finalUrl: termsUrl },
  { user: 'representante', path: '/login', finalUrl: /\/$/ },
  { user: 'representante', path: '/login?next=%2F%2Frobo.example', finalUrl: /\/$/ },
  { user: 'representante', path: '/admin/sales-certificate', finalUrl: /\/$/ },
  { user: 'terminos', store: 'ecuador', path: '/admin/pending-invoices', finalUrl: termsUrl },
];

for (const { user, store = 'colombia', path, finalUrl } of visits) {
  test(`the server redirects ${user} of ${store} from ${path} without a loop`, async ({
    page,
    openSession,
    control,
  }) => {
    if (store !== 'colombia') await control.loadScenario('typical', store);
    await openSession(page, getEmail(user, 'typical', store));
    // The server redirects before it renders. A redirect loop fails the request.
    const response = await page.request.get(path, { maxRedirects: 5 });
    expect(response.url()).toMatch(finalUrl);
    expect(response.status()).toBe(200);
    expect(await response.text()).toMatch(/<main[^>]*>.*<h1/s);
  });
}

test('another spelling of a URL opens no page', async ({ page, openSession }) => {
  await openSession(page, getEmail('operativo'));
  for (const [path, status] of [
    ['/ADMIN/pending-invoices', 404],
    ['/allied/otro-forms', 404],
    ['/admin//pending-invoices', 403],
    ['/admin/%70ending-invoices', 403],
  ] as const) {
    const response = await page.request.get(path);
    expect(response.status(), path).toBe(status);
    const isNotFound = (await response.text()).includes('No pudimos encontrar esta página');
    expect(isNotFound, path).toBe(status === 404);
  }
});

/** Visits that the browser redirects, because of the cart or a dismissed rejection. */
const clientVisits: readonly Visit[] = [
  { user: 'representante', path: '/admin/bonos-regalo-tienda', finalUrl: /\/admin\/bonos-regalo$/ },
  { user: 'operativo', store: 'ecuador', path: '/admin/pending-invoices', finalUrl: /\/$/ },
];

for (const { user, store = 'colombia', path, finalUrl } of clientVisits) {
  test(`${user} of ${store} is redirected from ${path} without a loop`, async ({
    page,
    open,
    control,
  }) => {
    if (store !== 'colombia') await control.loadScenario('typical', store);
    let navigations = 0;
    page.on('framenavigated', () => {
      navigations += 1;
    });
    await open(page, path, getEmail(user, 'typical', store));
    await expect(page).toHaveURL(finalUrl);
    await expect(page.getByRole('main')).not.toBeEmpty();
    expect(navigations).toBeLessThan(6);
  });
}

test('a page for which the user lacks the permission fetches and renders nothing, and redirects home', async ({
  page,
  open,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.headers()['x-operation-name'] ?? ''));
  await page.clock.install();
  await open(page, '/admin/pending-invoices', getEmail('operativo'));
  const notice = page.getByRole('alertdialog');
  await expect(notice).toContainText('¡No tiene permisos para estar en esta página!');
  await expect(notice).toContainText('Facturas::pendientes');
  await expect(page.getByRole('article')).toHaveCount(0);
  expect(requests.join(' ')).not.toContain('PendingInvoices');
  await advanceClock(page, 3_600, (timeout) => expect(page).toHaveURL(/\/$/, timeout));
});

declare global {
  interface Window {
    surtidorRenderedTexts?: Set<string>;
  }
}

/**
 * Records every text content of the page's main element. Mutation observers run before the next paint, so text
 * that is not recorded was never visible.
 */
const recordMainTexts = (page: Page) =>
  page.addInitScript(() => {
    const renderedTexts = new Set<string>();
    window.surtidorRenderedTexts = renderedTexts;
    new MutationObserver(() => {
      renderedTexts.add(document.querySelector('main')?.textContent ?? '');
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

const readRenderedTexts = (page: Page) =>
  page.evaluate(() => [...(window.surtidorRenderedTexts ?? [])].join('\n'));

/** Data that a forbidden page must not show: an amount, an e-mail address or a document number. */
const protectedData = /\$\s?\d|\w@\w|\d{6}/;

test('a forbidden page never shows data, and its message names the users who can grant access', {
  tag: '@slow',
}, async ({ page, openPageAsNewUser, open }) => {
  await recordMainTexts(page);
  await open(page, '/admin/pending-invoices');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await readRenderedTexts(page)).toMatch(protectedData);

  const forbiddenVisits = [
    ['operativo', '/admin/pending-invoices'],
    ['operativo', '/allied/edit-profile/associates'],
    ['basico', '/admin/orders-list'],
    ['financiero', '/allied/edit-profile?mode=create'],
  ] as const;
  for (const [user, path] of forbiddenVisits) {
    const visitorPage = await openPageAsNewUser();
    await recordMainTexts(visitorPage);
    await open(visitorPage, path, getEmail(user));
    await expect(visitorPage.getByRole('alertdialog')).toBeVisible();
    expect(await readRenderedTexts(visitorPage), `${user} at ${path}`).not.toMatch(protectedData);
    if (path !== '/admin/pending-invoices') continue;
    await visitorPage.getByRole('link', { name: '¿Quién me lo puede otorgar?' }).click();
    const section = visitorPage.getByRole('region', { name: 'Facturas pendientes' });
    await expect(section).toContainText('Representante Legal');
  }
  const otherVisitorPage = await openPageAsNewUser();
  await recordMainTexts(otherVisitorPage);
  for (const cookie of ['{', '%7B%22role%22%3A%22legal-representative%22%7D']) {
    await otherVisitorPage.context().addCookies([{ name: 'user', value: cookie, url: page.url() }]);
    await otherVisitorPage.goto('/admin/pending-invoices');
    await expect(
      otherVisitorPage.getByRole('button', { name: /^(Ingresar|Ir a la página de ingreso)$/ }),
    ).toBeVisible();
    expect(await readRenderedTexts(otherVisitorPage), cookie).not.toMatch(protectedData);
  }
});

test('sign-in does not redirect to another site', async ({ page, control, environment }) => {
  void control;
  for (const next of ['//robo.example', '/%5Crobo.example']) {
    await page.context().clearCookies();
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await page.getByLabel('Correo electrónico').fill(representativeEmail);
    await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Ingresar' }).click();
    await page.getByRole('button', { name: 'Menú' }).waitFor();
    await expect(page).toHaveURL(new RegExp(`^${environment.portal}/`));
    expect(page.url()).not.toContain('robo');
  }
});
