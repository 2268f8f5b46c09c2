import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../tools/chromium/find-chromium.ts';
import { goToBank, openPaymentModal } from '../e2e/paying.ts';
import { signInAs } from '../harness/sign-in-as.ts';
import { expect, representativeEmail, test, withHydration } from '../harness/test.ts';
import { getAttempt, getCard, trackNewTransactions } from './paying-faults.ts';

test('a page restored from the back/forward cache shows the payment in progress', {
  tag: '@slow',
}, async ({ environment, control }) => {
  // The browsers of the other tests run without the back/forward cache.
  const browser = await chromium.launch({
    executablePath: findChromium('browser'),
    args: [...chromiumArguments],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = withHydration(
      await browser.newContext({ baseURL: environment.portal, locale: 'es-CO' }),
      environment.portal,
    );
    const page = await context.newPage();
    const fetchNewTransactions = await trackNewTransactions(control);
    expect(await signInAs(page, environment.portal, representativeEmail)).toBe(200);
    const number = await openPaymentModal(page);
    await goToBank(page);
    await page.goBack({ waitUntil: 'commit' });

    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(getAttempt(page, number)).toBeVisible();
    await expect(getCard(page, number).getByRole('checkbox')).toBeDisabled();
    expect(await fetchNewTransactions()).toHaveLength(1);
  } finally {
    await browser.close();
  }
});
