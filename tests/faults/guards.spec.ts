import type { Page } from '@playwright/test';
import type { StoreCode } from '@surtidor/domain/vocabulary';
import { demoPassword, getEmail } from '@surtidor/sandbox/scenarios';
import { advanceClock } from '../harness/advance-clock.ts';
import { expect, representative, test } from '../harness/test.ts';

interface Visit {
  readonly who: string;
  readonly store?: StoreCode;
  readonly path: string;
  readonly ends: RegExp;
}

const terms = /\/allied\/edit-profile\?mode=edit&id=[^&]+&states=1$/;

/** Visits on which several server guards apply (spec 2), each with its final page. */
const visits: readonly Visit[] = [
  { who: 'terminos', path: '/', ends: terms },
  { who: 'terminos', path: '/login', ends: terms },
  { who: 'terminos', path: '/admin/sales-certificate', ends: terms },
  { who: 'terminos', path: '/allied/edit-profile?mode=create', ends: terms },
  { who: 'terminos', path: '/no/such/page', ends: terms },
  { who: 'representante', path: '/login', ends: /\/$/ },
  { who: 'representante', path: '/login?next=%2F%2Frobo.example', ends: /\/$/ },
  { who: 'representante', path: '/admin/sales-certificate', ends: /\/$/ },
  { who: 'terminos', store: 'ecuador', path: '/admin/pending-invoices', ends: terms },
];

for (const { who, store = 'colombia', path, ends } of visits) {
  test(`${who} of ${store} who opens ${path} ends on one page`, async ({
    page,
    openSession,
    control,
  }) => {
    if (store !== 'colombia') await control.scenario('typical', store);
    await openSession(page, getEmail(who, 'typical', store));
    // The server redirects before it renders: a redirect loop is an error here.
    const answer = await page.request.get(path, { maxRedirects: 5 });
    expect(answer.url()).toMatch(ends);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toMatch(/<main[^>]*>.*<h1/s);
  });
}

/** Visits that redirect because of browser state: the cart, or a dismissed rejection. */
const visitsOfPage: readonly Visit[] = [
  { who: 'representante', path: '/admin/bonos-regalo-tienda', ends: /\/admin\/bonos-regalo$/ },
  { who: 'operativo', store: 'ecuador', path: '/admin/pending-invoices', ends: /\/$/ },
];

for (const { who, store = 'colombia', path, ends } of visitsOfPage) {
  test(`${who} of ${store} is redirected from ${path} to one page`, async ({
    page,
    open,
    control,
  }) => {
    if (store !== 'colombia') await control.scenario('typical', store);
    let moves = 0;
    page.on('framenavigated', () => {
      moves += 1;
    });
    await open(page, path, getEmail(who, 'typical', store));
    await expect(page).toHaveURL(ends);
    await expect(page.getByRole('main')).not.toBeEmpty();
    expect(moves).toBeLessThan(6);
  });
}

test('without the permission a page fetches and renders nothing and redirects home', async ({
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
    surtidorSeen?: Set<string>;
  }
}

/**
 * Records every text that the page's main element ever had. Mutation observers run before the next
 * paint, so a text that is not recorded was never on the screen.
 */
const recordMain = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>();
    window.surtidorSeen = seen;
    new MutationObserver(() => {
      seen.add(document.querySelector('main')?.textContent ?? '');
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

const everSeen = (page: Page) => page.evaluate(() => [...(window.surtidorSeen ?? [])].join('\n'));

/** An amount, an e-mail address or a document number, which a forbidden page must not show. */
const protectedData = /\$\s?\d|\w@\w|\d{6}/;

test('no frame shows data of a forbidden page, and the rejection names who can grant access', async ({
  page,
  newPerson,
  open,
}) => {
  await recordMain(page);
  await open(page, '/admin/pending-invoices');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await everSeen(page)).toMatch(protectedData);

  const refused = [
    ['operativo', '/admin/pending-invoices'],
    ['operativo', '/allied/edit-profile?section=associates'],
    ['basico', '/admin/orders-list'],
    ['financiero', '/allied/edit-profile?mode=create'],
  ] as const;
  for (const [who, path] of refused) {
    const person = await newPerson();
    await recordMain(person);
    await open(person, path, getEmail(who));
    await expect(person.getByRole('alertdialog')).toBeVisible();
    expect(await everSeen(person), `${who} at ${path}`).not.toMatch(protectedData);
    if (path !== '/admin/pending-invoices') continue;
    await person.getByRole('link', { name: '¿Quién me lo puede otorgar?' }).click();
    const page = person.getByRole('region', { name: 'Facturas pendientes' });
    await expect(page).toContainText('Representante Legal');
  }
  const otherVisitor = await newPerson();
  await recordMain(otherVisitor);
  for (const cookie of ['{', '%7B%22role%22%3A%22legal-representative%22%7D']) {
    await otherVisitor.context().addCookies([{ name: 'user', value: cookie, url: page.url() }]);
    await otherVisitor.goto('/admin/pending-invoices');
    await expect(
      otherVisitor.getByRole('button', { name: /^(Ingresar|Ir a la página de ingreso)$/ }),
    ).toBeVisible();
    expect(await everSeen(otherVisitor), cookie).not.toMatch(protectedData);
  }
});

test('sign-in does not redirect to another site', async ({ page, control, environment }) => {
  void control;
  for (const next of [
    '//robo.example',
    'https://robo.example',
    'javascript:alert(1)',
    '/%5Crobo.example',
  ]) {
    await page.context().clearCookies();
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await page.getByLabel('Correo electrónico').fill(representative);
    await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Ingresar' }).click();
    await page.getByRole('button', { name: 'Menú' }).waitFor();
    await expect(page).toHaveURL(new RegExp(`^${environment.portal}/`));
    expect(page.url()).not.toContain('robo');
  }
});
