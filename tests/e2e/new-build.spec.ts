import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';
import { getDealer, getEmail } from '@surtidor/sandbox/scenarios';
import { readBuiltFiles } from '../bench/bytes/built-files.ts';
import { signInAs } from '../harness/sign-in-as.ts';
import { startEnvironment, type TestEnvironment } from '../harness/start-environment.ts';
import { goToBank, openPaymentModal, respondAtBank } from './paying.ts';

const serviceWorkerPath = fileURLToPath(
  new URL('../../apps/portal/dist/client/service-worker.js', import.meta.url),
);

/** A chunk of the current build that the next build does not contain. */
const removedChunk = /[`"]\/assets\/admin\.mis-bonos-comprados-[^`"]+\.js[`"],?/;

const deployment = { isNextBuild: false };

/** Responds like the server of the next build: with another list of files and without the removed chunk. */
const respondAsNextBuild = (path: string) => {
  if (!deployment.isNextBuild) return null;
  if (path === '/service-worker.js') {
    const body = readFileSync(serviceWorkerPath, 'utf8')
      .replace(/version:[`"]\w+[`"]/, 'version:"next"')
      .replace(removedChunk, '');
    return { status: 200, contentType: 'text/javascript', body };
  }
  return removedChunk.test(`"${path}"`)
    ? { status: 404, contentType: 'text/plain', body: 'Not found' }
    : null;
};

const test = base.extend<{ readonly environment: TestEnvironment }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
  environment: async ({}, use) => {
    deployment.isNextBuild = false;
    const environment = await startEnvironment({ replace: respondAsNextBuild });
    await use(environment);
    await environment.stop();
  },
  baseURL: async ({ environment }, use) => use(environment.portal),
});
test.use({ serviceWorkers: 'allow' });

const getCacheNames = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => caches.keys());

/** Asks for a new build and returns the state of its worker. */
const getWorkerState = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    return {
      installing: registration?.installing?.state ?? null,
      waiting: registration?.waiting?.state ?? null,
      cacheNames: await caches.keys(),
    };
  });

/** Returns the path and content of every cached file. */
const readCachedFiles = () =>
  caches.keys().then(async (names) => {
    const cachedFiles: { readonly path: string; readonly text: string }[] = [];
    for (const name of names) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? '';
        cachedFiles.push({ path: new URL(request.url).pathname, text });
      }
    }
    return cachedFiles;
  });

test('a new build activates while tabs are open without interrupting payments, breaking old tabs or caching user data', {
  tag: '@slow',
}, async ({ page, context, environment }) => {
  const email = getEmail('representante');
  expect(readBuiltFiles('js').length).toBeGreaterThan(0);
  expect(await signInAs(page, environment.portal, email)).toBe(200);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  const [initialCache = ''] = await getCacheNames(page);
  const paymentTab = await context.newPage();
  await openPaymentModal(paymentTab);
  let loadCount = 0;
  for (const tab of [page, paymentTab]) {
    tab.on('domcontentloaded', () => {
      loadCount += 1;
    });
  }

  deployment.isNextBuild = true;
  // A browser merges an update with one that runs already and may have read the worker of the old build, so
  // that each look asks again. The worker gets every file of the build before it is active.
  await expect
    .poll(() => getWorkerState(page), { timeout: 60_000 })
    .toEqual({
      installing: null,
      waiting: null,
      cacheNames: [initialCache, 'surtidor-build-next'],
    });
  await expect(paymentTab.getByRole('dialog', { name: 'Pagar facturas' })).toBeVisible();
  expect(loadCount).toBe(0);

  await goToBank(paymentTab);
  await respondAtBank(paymentTab, 'approve');
  await expect(paymentTab.getByRole('heading', { name: 'Pago aprobado' })).toBeVisible();

  // The old tab opens a page whose chunk the server no longer has.
  loadCount = 0;
  await page.getByRole('button', { name: 'Menú' }).click();
  const menu = page.getByRole('dialog', { name: 'Menú' });
  await menu.getByRole('link', { name: 'Bonos regalo' }).click();
  await page.getByRole('link', { name: 'Mis bonos comprados' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mis bonos comprados' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(loadCount).toBe(0);

  const cachedFiles = await page.evaluate(readCachedFiles);
  expect(cachedFiles.length).toBeGreaterThan(50);
  expect(cachedFiles.filter(({ path }) => !/^\/(?:offline$|assets\/)/.test(path))).toEqual([]);
  const personalTexts = [email, getDealer('typical', 'colombia').client];
  expect(
    cachedFiles.filter(({ text }) =>
      personalTexts.some((personalText) => text.includes(personalText)),
    ),
  ).toEqual([]);
});
