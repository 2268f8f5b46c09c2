import type { Page } from '@playwright/test';
import { type StoreCode, storeCodes } from '@surtidor/domain/vocabulary';
import { getEmail } from '@surtidor/sandbox/scenarios';
import { waitUntilSettled } from '../harness/built-pages.ts';
import { findDeadLinks, findNonSpanishTexts } from '../harness/page-texts.ts';
import { slowUnless } from '../harness/slow-unless.ts';
import { expect, test } from '../harness/test.ts';
import { goToBank, openPaymentModal, respondAtBank } from './paying.ts';

interface StoreExpectation {
  readonly theme: string;
  /** Matches an amount in the format of this store. */
  readonly money: RegExp;
  readonly header: 'full' | 'sign-out only';
  readonly hasBell: boolean;
}

const pesos = /(?<!US)\$\s\d{1,3}(\.\d{3})*(?!,)/;
const soles = /S\/\s\d{1,3}(\.\d{3})*(?!,)/;
const dollars = /US\$\s\d{1,3}(\.\d{3})*,\d{2}/;

const expectationByStore: Readonly<Record<StoreCode, StoreExpectation>> = {
  colombia: { theme: 'standard', money: pesos, header: 'full', hasBell: true },
  peru: { theme: 'peru', money: soles, header: 'full', hasBell: true },
  ecuador: { theme: 'ecuador', money: dollars, header: 'full', hasBell: true },
  lubricantes: { theme: 'lubricants', money: pesos, header: 'sign-out only', hasBell: false },
  lubricantes_ecuador: { theme: 'lubricants', money: dollars, header: 'full', hasBell: true },
};

/** Checks the distributor's texts in an overlay; the stories check those of the portal. */
async function checkOverlay(page: Page, opener: string | RegExp): Promise<void> {
  const overlay = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await page.getByRole('button', { name: opener }).first().click();
  await expect(overlay.first()).toBeVisible();
  expect.soft(await findNonSpanishTexts(page), `texts behind ${opener}`).toEqual([]);
  expect.soft(await findDeadLinks(page), `links behind ${opener}`).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
}

for (const store of storeCodes) {
  const { theme, money, header, hasBell } = expectationByStore[store];
  test(
    `${store} has its own theme, header, footer, money format and Spanish content, and payments work`,
    slowUnless(store === 'lubricantes_ecuador'),
    async ({ page, open, control }) => {
      const failedRequests: string[] = [];
      page.on('response', (response) => {
        if (response.status() >= 400) failedRequests.push(`${response.status()} ${response.url()}`);
      });
      page.on('requestfailed', (request) => {
        if (request.resourceType() === 'image') failedRequests.push(request.url());
      });
      if (store !== 'colombia') await control.loadScenario('typical', store);
      await open(page, '/', getEmail('representante', 'typical', store));
      await waitUntilSettled(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(page.getByRole('region', { name: 'Su cartera' })).toContainText(money);
      await expect(page.getByRole('article').first()).toContainText(money);
      await expect(page.getByRole('button', { name: /notificaciones/i })).toHaveCount(
        hasBell ? 1 : 0,
      );
      await expect(page.getByRole('button', { name: 'Menú' })).toHaveCount(
        header === 'full' ? 1 : 0,
      );
      await expect(page.getByRole('button', { name: 'Cerrar Sesión' })).toHaveCount(
        header === 'full' ? 0 : 1,
      );

      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('link', { name: /Términos y condiciones/ })).toHaveAttribute(
        'href',
        /\/store\/terminos-y-condiciones$/,
      );
      await expect(footer.getByRole('link', { name: /Política de privacidad/ })).toHaveAttribute(
        'href',
        /\/store\/habeas-data$/,
      );
      await expect(footer).toContainText('Marca registrada.');

      for (const image of await page.getByRole('main').locator('img').all()) {
        await image.scrollIntoViewIfNeeded();
        await expect
          .poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
      }
      await expect(page.getByRole('region', { name: 'Últimas noticias' })).toBeVisible();
      expect(failedRequests).toEqual([]);

      expect(await findNonSpanishTexts(page)).toEqual([]);
      expect(await findDeadLinks(page)).toEqual([]);
      if (header === 'full') await checkOverlay(page, 'Menú');
      if (hasBell) await checkOverlay(page, /notificaciones/i);
      await page.goto('/admin/bonos-regalo');
      await waitUntilSettled(page);
      await checkOverlay(page, /^Ver términos/);
      const previousLedger = await control.fetchLedger();
      const number = await openPaymentModal(page);
      await goToBank(page);
      await expect(page.getByText('Total a pagar').locator('../..')).toContainText(money);
      await respondAtBank(page, 'approve');
      await expect(page.getByRole('heading', { name: 'Pago aprobado' })).toBeVisible();
      const balance = (await control.fetchLedger()).balances.find(
        (one) => one.num_documento === number,
      );
      expect(
        previousLedger.balances.find((one) => one.num_documento === number)?.saldo,
      ).toBeGreaterThan(0);
      expect(balance?.saldo).toBe(0);
    },
  );
}

test('the sign-in page keeps the theme of the store after sign-out', { tag: '@slow' }, async ({
  page,
  open,
  control,
}) => {
  await control.loadScenario('typical', 'lubricantes');
  await open(page, '/', getEmail('representante', 'typical', 'lubricantes'));
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'lubricants');
  await page.reload();
  await expect(page.getByText('Todo lo de su negocio de lubricantes')).toBeVisible();
});
