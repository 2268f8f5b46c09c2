import type { Page } from '@playwright/test';
import { goToBank, openPaymentModal, respondAtBank } from '../e2e/paying.ts';
import { waitUntilSettled } from '../harness/built-pages.ts';
import { slowUnless } from '../harness/slow-unless.ts';
import { expect, test } from '../harness/test.ts';

/** Checks that the portal works or redirects to sign-in, without a blank page or a redirect loop. */
async function expectPageOrSignIn(page: Page, path: string): Promise<void> {
  let loadCount = 0;
  const countLoad = () => {
    loadCount += 1;
  };
  page.on('framenavigated', countLoad);
  await page.goto(path);
  await expect(
    page.getByRole('button', { name: 'Ingresar' }).or(page.getByRole('main')).first(),
  ).toBeVisible();
  await waitUntilSettled(page);
  expect(loadCount).toBeLessThan(6);
  page.off('framenavigated', countLoad);
}

test('duplicate and malformed cookies show a page or redirect to sign-in', {
  tag: '@slow',
}, async ({ page, open, environment }) => {
  test.slow();
  const domain = new URL(environment.portal).hostname;
  await open(page);
  for (const [name, value] of [
    ['user', '%7B%22role%22'],
    ['user', '{}'],
    ['permissions', 'null'],
    ['terms-conditions', '%%%'],
    ['store-code', 'atlantis'],
    ['session-key', 'x'],
    ['apollo-token', 'made-up'],
  ] as const) {
    await page.context().addCookies([{ name, value, domain, path: '/admin' }]);
    await expectPageOrSignIn(page, '/admin/pending-invoices');
    await page.context().clearCookies({ name, path: '/admin' });
  }
  await expectPageOrSignIn(page, '/');
});

test('a session without its token shows a message', async ({ page, open }) => {
  await open(page);
  await waitUntilSettled(page);
  await page.context().clearCookies({ name: 'apollo-token' });
  await page.goto('/admin/pending-invoices');
  await expect(page.getByText('Su sesión ya no es válida')).toBeVisible();
  await page.getByRole('button', { name: 'Ir a la página de ingreso' }).click();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
});

test('a token without its session redirects to sign-in and shows no data', async ({
  page,
  open,
}) => {
  await open(page);
  await waitUntilSettled(page);
  await page.context().clearCookies({ name: 'user' });
  await page.goto('/admin/pending-invoices');
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

const storageFaults = [
  [
    'blocked',
    () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  [
    'corrupt',
    () => {
      localStorage.setItem('surtidor-payments', '{"version":1,"attempts":[{"key":7},null');
      localStorage.setItem('surtidor-idle-expiry', '[[[');
      localStorage.setItem('surtidor-sign-out-pending', 'undefined');
      sessionStorage.setItem('surtidor-sign-in-reason', '__proto__');
      sessionStorage.setItem('surtidor-reloaded-at', 'NaN');
    },
  ],
] as const;

for (const [name, damageStorage] of storageFaults) {
  test(
    `a dealer signs in and pays nothing that cannot be saved with ${name} storage`,
    slowUnless(name === 'blocked'),
    async ({ page, signIn }) => {
      const pageErrors: string[] = [];
      page.on('pageerror', (error) => pageErrors.push(error.message));
      await page.addInitScript(damageStorage);
      await signIn(page);
      await openPaymentModal(page);
      if (name === 'corrupt') {
        await goToBank(page);
        await respondAtBank(page, 'approve');
        await expect(page.getByRole('heading', { name: 'Pago aprobado' })).toBeVisible();
      } else {
        await page.getByRole('button', { name: 'Ir a pagar' }).click();
        await expect(page.getByRole('alertdialog', { name: 'Su pago no se envió' })).toBeVisible();
      }
      expect(pageErrors).toEqual([]);
    },
  );
}
