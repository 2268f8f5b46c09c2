import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../tools/chromium/find-chromium.ts';
import { goToBank, openPaymentModal } from '../e2e/paying.ts';
import { signInAs } from '../harness/sign-in-as.ts';
import { expect, representative, test } from '../harness/test.ts';
import { attemptOf, cardOf, newTransactions } from './paying-faults.ts';

/**
 * Makes the pages of this browser fit for its back/forward cache, which refuses pages with an open
 * socket, and lets them say whether they came out of it.
 */
async function fitForCache(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'WebSocket', undefined);
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    });
  });
}

test('a page that the browser restores from its cache after the bank shows the payment in progress', async ({
  environment,
  control,
}) => {
  // The browsers of the other tests have that cache turned off, or none at all; this one has it.
  const browser = await chromium.launch({
    executablePath: findChromium('browser'),
    args: [...chromiumArguments],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext({ baseURL: environment.portal, locale: 'es-CO' });
    const page = await context.newPage();
    await fitForCache(page);
    const opened = await newTransactions(control);
    expect(await signInAs(page, environment.portal, representative)).toBe(200);
    const number = await openPaymentModal(page);
    await goToBank(page);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');

    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(attemptOf(page, number)).toBeVisible();
    await expect(cardOf(page, number).getByRole('checkbox')).toBeDisabled();
    expect(await opened()).toHaveLength(1);
  } finally {
    await browser.close();
  }
});
