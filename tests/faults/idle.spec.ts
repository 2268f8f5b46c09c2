import type { Page } from '@playwright/test';
import { settled } from '../harness/built-pages.ts';
import { expect, test } from '../harness/test.ts';

const warning = { name: 'Su sesión expirará en un minuto por inactividad' } as const;
const endedByIdleness = 'Su sesión se cerró por inactividad.';

/** Waits until a tab has received the extended expiry that another tab stored. */
const knowsOfActivity = (tab: Page) =>
  expect
    .poll(() =>
      tab.evaluate(() => {
        const [, expiresAt] = JSON.parse(localStorage.getItem('surtidor-idle-expiry') ?? '[]');
        return Number(expiresAt) - Date.now();
      }),
    )
    .toBeGreaterThan(14 * 60_000);

test('every tab warns one minute before the end, and continuing in one closes the others’ warnings', async ({
  page,
  context,
  open,
}) => {
  await page.clock.install();
  await open(page);
  await settled(page);
  const other = await context.newPage();
  await other.goto('/admin/pending-invoices');
  await settled(other);
  await page.clock.fastForward('14:10');
  await expect(page.getByRole('alertdialog', warning)).toBeVisible();
  await expect(other.getByRole('alertdialog', warning)).toBeVisible();
  // Mouse movement does not close the warning.
  await page.mouse.move(40, 40);
  await expect(page.getByRole('alertdialog', warning)).toBeVisible();
  await other.getByRole('button', { name: 'Continuar conectado' }).click();
  await knowsOfActivity(page);
  await page.clock.runFor(1_000);
  await expect(page.getByRole('alertdialog', warning)).toHaveCount(0);
  await expect(other.getByRole('alertdialog', warning)).toHaveCount(0);
  await page.clock.fastForward('10:00');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('fifteen idle minutes end the session in every tab and remove all data from the screen', async ({
  page,
  context,
  open,
}) => {
  await page.clock.install();
  await open(page);
  await settled(page);
  const other = await context.newPage();
  await other.goto('/admin/pending-invoices');
  await settled(other);
  await page.clock.fastForward('15:05');
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: 'Ingresar' })).toBeVisible();
    await expect(tab.getByRole('article')).toHaveCount(0);
  }
  await expect(page.getByText(endedByIdleness)).toBeVisible();
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .not.toContain('apollo-token');
});

test('activity in one tab keeps the session of the others', async ({ page, context, open }) => {
  await page.clock.install();
  await open(page);
  await settled(page);
  const working = await context.newPage();
  await working.goto('/');
  await settled(working);
  for (let round = 0; round < 3; round += 1) {
    await page.clock.fastForward('10:00');
    await working.mouse.move(20 + round * 30, 50);
    await knowsOfActivity(working);
    await knowsOfActivity(page);
  }
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(working.getByRole('article').first()).toBeVisible();
});

test('a computer that slept past the session’s end shows no data before sign-out', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (document.querySelector('article')) sessionStorage.setItem('saw-data', 'yes');
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  await open(page);
  await settled(page);
  // The stored expiry passed while the portal was closed.
  await page.goto('/health');
  await page.evaluate(() => {
    const [key] = JSON.parse(localStorage.getItem('surtidor-idle-expiry') ?? '[]');
    const expiry = JSON.stringify([key, Date.now() - 1_000]);
    localStorage.setItem('surtidor-idle-expiry', expiry);
    // biome-ignore lint/suspicious/noDocumentCookie: the portal writes the record into both.
    document.cookie = `surtidor-idle-expiry=${encodeURIComponent(expiry)}; Path=/`;
    sessionStorage.removeItem('saw-data');
  });
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) requests.push(request.url());
  });
  await page.goto('/admin/pending-invoices');
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await expect(page.getByText(endedByIdleness)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('saw-data'))).toBeNull();
  expect(requests).toEqual([]);
});

test('setting the clock back does not extend the session, setting it forward ends it', async ({
  page,
  open,
}) => {
  await page.clock.install();
  await open(page);
  await settled(page);
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now - 3_600_000);
  await page.clock.runFor(2_000);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.clock.fastForward('14:30');
  await expect(page.getByRole('alertdialog', warning)).toBeVisible();
  await page.getByRole('button', { name: 'Continuar conectado' }).click();
  await page.clock.setSystemTime(now + 3_600_000);
  await page.clock.runFor(2_000);
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
});

test('stores activity at most once a second', async ({ page, open }) => {
  await page.addInitScript(() => {
    const written: number[] = [];
    Reflect.set(window, 'writtenAt', written);
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function setItem(key, value) {
      if (key === 'surtidor-idle-expiry') written.push(Date.now());
      write.call(this, key, value);
    };
  });
  await open(page);
  await settled(page);
  const started = await page.evaluate(() => {
    Reflect.get(window, 'writtenAt').length = 0;
    return Date.now();
  });
  for (let step = 0; step < 80; step += 1) await page.mouse.move(10 + step, 20 + step);
  const { count, ended } = await page.evaluate(() => ({
    count: Reflect.get(window, 'writtenAt').length,
    ended: Date.now(),
  }));
  expect(count).toBeLessThanOrEqual(Math.ceil((ended - started) / 1_000) + 1);
});
