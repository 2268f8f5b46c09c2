import type { Page } from '@playwright/test';
import { waitUntilSettled } from '../harness/built-pages.ts';
import { expect, test } from '../harness/test.ts';

const warningDialog = { name: 'Su sesión expirará en un minuto por inactividad' } as const;
const idleMessage = 'Su sesión se cerró por inactividad.';

/** Waits until a tab has received the extended expiry that another tab stored. */
const waitForExtendedExpiry = (tab: Page) =>
  expect
    .poll(() =>
      tab.evaluate(() => {
        const [, expiresAt] = JSON.parse(localStorage.getItem('surtidor-idle-expiry') ?? '[]');
        return Number(expiresAt) - Date.now();
      }),
    )
    .toBeGreaterThan(14 * 60_000);

test('every tab warns one minute before the session ends, and continuing in one tab closes the warnings in the others', {
  tag: '@slow',
}, async ({ page, context, open }) => {
  await page.clock.install();
  await open(page);
  await waitUntilSettled(page);
  const otherTab = await context.newPage();
  await otherTab.goto('/admin/pending-invoices');
  await waitUntilSettled(otherTab);
  await page.clock.fastForward('14:10');
  await expect(page.getByRole('alertdialog', warningDialog)).toBeVisible();
  await expect(otherTab.getByRole('alertdialog', warningDialog)).toBeVisible();
  // Mouse movement does not close the warning.
  await page.mouse.move(40, 40);
  await expect(page.getByRole('alertdialog', warningDialog)).toBeVisible();
  await otherTab.getByRole('button', { name: 'Continuar conectado' }).click();
  await waitForExtendedExpiry(page);
  await page.clock.runFor(1_000);
  await expect(page.getByRole('alertdialog', warningDialog)).toHaveCount(0);
  await expect(otherTab.getByRole('alertdialog', warningDialog)).toHaveCount(0);
  await page.clock.fastForward('10:00');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the session ends in every tab after fifteen idle minutes, and all data is removed from the screen', async ({
  page,
  context,
  open,
}) => {
  await page.clock.install();
  await open(page);
  await waitUntilSettled(page);
  const otherTab = await context.newPage();
  await otherTab.goto('/admin/pending-invoices');
  await waitUntilSettled(otherTab);
  await page.clock.fastForward('15:05');
  for (const tab of [page, otherTab]) {
    await expect(tab.getByRole('button', { name: 'Ingresar' })).toBeVisible();
    await expect(tab.getByRole('article')).toHaveCount(0);
  }
  await expect(page.getByText(idleMessage)).toBeVisible();
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .not.toContain('apollo-token');
});

test('activity in one tab extends the session of all tabs', { tag: '@slow' }, async ({
  page,
  context,
  open,
}) => {
  await page.clock.install();
  await open(page);
  await waitUntilSettled(page);
  const activeTab = await context.newPage();
  await activeTab.goto('/');
  await waitUntilSettled(activeTab);
  for (let round = 0; round < 3; round += 1) {
    await page.clock.fastForward('10:00');
    await activeTab.mouse.move(20 + round * 30, 50);
    await waitForExtendedExpiry(activeTab);
    await waitForExtendedExpiry(page);
  }
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(activeTab.getByRole('article').first()).toBeVisible();
});

test('shows no data when the portal opens after the session’s end', { tag: '@slow' }, async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('article')) sessionStorage.setItem('saw-data', 'yes');
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await open(page);
  await waitUntilSettled(page);
  // The stored expiry passed while the portal was closed.
  await page.goto('/health');
  await page.evaluate(() => {
    const [key] = JSON.parse(localStorage.getItem('surtidor-idle-expiry') ?? '[]');
    const expiry = JSON.stringify([key, Date.now() - 1_000]);
    localStorage.setItem('surtidor-idle-expiry', expiry);
    // biome-ignore lint/suspicious/noDocumentCookie: the portal writes the expiry into both.
    document.cookie = `surtidor-idle-expiry=${encodeURIComponent(expiry)}; Path=/`;
    sessionStorage.removeItem('saw-data');
  });
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) requests.push(request.url());
  });
  await page.goto('/admin/pending-invoices');
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await expect(page.getByText(idleMessage)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('saw-data'))).toBeNull();
  expect(requests).toEqual([]);
});

test('setting the clock back does not extend the session, and setting it forward ends it', async ({
  page,
  open,
}) => {
  await page.clock.install();
  await open(page);
  await waitUntilSettled(page);
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now - 3_600_000);
  await page.clock.runFor(2_000);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.clock.fastForward('14:30');
  await expect(page.getByRole('alertdialog', warningDialog)).toBeVisible();
  await page.getByRole('button', { name: 'Continuar conectado' }).click();
  await page.clock.setSystemTime(now + 3_600_000);
  await page.clock.runFor(2_000);
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
});

test('stores activity at most once a second', { tag: '@slow' }, async ({ page, open }) => {
  await page.addInitScript(() => {
    const writeTimes: number[] = [];
    Reflect.set(window, 'writtenAt', writeTimes);
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function setItem(key, value) {
      if (key === 'surtidor-idle-expiry') writeTimes.push(Date.now());
      write.call(this, key, value);
    };
  });
  await open(page);
  await waitUntilSettled(page);
  const startedAt = await page.evaluate(() => {
    Reflect.get(window, 'writtenAt').length = 0;
    return Date.now();
  });
  for (let step = 0; step < 80; step += 1) await page.mouse.move(10 + step, 20 + step);
  const { count, endedAt } = await page.evaluate(() => ({
    count: Reflect.get(window, 'writtenAt').length,
    endedAt: Date.now(),
  }));
  expect(count).toBeLessThanOrEqual(Math.ceil((endedAt - startedAt) / 1_000) + 1);
});
