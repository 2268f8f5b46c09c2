import type { Page } from '@playwright/test';
import type { StoreCode } from '@surtidor/domain/vocabulary';
import { demoPassword, emailOf } from '@surtidor/sandbox/worlds';
import { passTime } from '../harness/pass-time.ts';
import { expect, representative, test } from '../harness/test.ts';

interface Visit {
  readonly who: string;
  readonly store?: StoreCode;
  readonly path: string;
  readonly ends: RegExp;
}

const terms = /\/allied\/edit-profile\?mode=edit&id=[^&]+&states=1$/;

/** Guards that meet on one visit (spec 2), and the one page on which it ends. */
const visits: readonly Visit[] = [
  { who: 'terminos', path: '/', ends: terms },
  { who: 'terminos', path: '/login', ends: terms },
  { who: 'terminos', path: '/admin/sales-certificate', ends: terms },
  { who: 'terminos', path: '/allied/edit-profile?mode=create', ends: terms },
  { who: 'terminos', path: '/no/such/page', ends: terms },
  { who: 'representante', path: '/login', ends: /\/$/ },
  { who: 'representante', path: '/login?next=%2F%2Frobo.example', ends: /\/$/ },
  { who: 'representante', path: '/admin/sales-certificate', ends: /\/$/ },
  { who: 'representante', path: '/admin/bonos-regalo-tienda', ends: /\/admin\/bonos-regalo$/ },
  { who: 'operativo', store: 'ecuador', path: '/admin/pending-invoices', ends: /\/$/ },
  { who: 'terminos', store: 'ecuador', path: '/admin/pending-invoices', ends: terms },
];

/** Counts how often the address changes, so that a circle is seen. */
function countingMoves(page: Page): () => number {
  let moves = 0;
  page.on('framenavigated', () => {
    moves += 1;
  });
  return () => moves;
}

for (const { who, store = 'colombia', path, ends } of visits) {
  test(`${who} of ${store} who opens ${path} ends on one page`, async ({ page, open, control }) => {
    if (store !== 'colombia') await control.world('lively', store);
    const moves = countingMoves(page);
    await open(page, path, emailOf(who, 'lively', store));
    await expect(page).toHaveURL(ends);
    await expect(page.getByRole('main')).not.toBeEmpty();
    expect(moves()).toBeLessThan(6);
  });
}

test('without the permission nothing of the page is asked for or drawn, and it leads home by itself', async ({
  page,
  open,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.headers()['x-operation-name'] ?? ''));
  await page.clock.install();
  await open(page, '/admin/pending-invoices', emailOf('operativo'));
  const notice = page.getByRole('alertdialog');
  await expect(notice).toContainText('¡No tiene permisos para estar en esta página!');
  await expect(notice).toContainText('Facturas::pendientes');
  await expect(page.getByRole('article')).toHaveCount(0);
  expect(asked.join(' ')).not.toContain('PendingInvoices');
  await passTime(page, 3_600, (patience) => expect(page).toHaveURL(/\/$/, patience));
});

test('a wanted page on another site is not where a sign-in leads', async ({
  page,
  control,
  stage,
}) => {
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
    await expect(page).toHaveURL(new RegExp(`^${stage.portal}/`));
    expect(page.url()).not.toContain('robo');
  }
});
