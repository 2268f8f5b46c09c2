import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';
import { getDealer, getEmail } from '@surtidor/sandbox/scenarios';
import { readBuiltFiles } from '../bench/bytes/built-files.ts';
import { signInAs } from '../harness/sign-in-as.ts';
import { startEnvironment, type TestEnvironment } from '../harness/start-environment.ts';
import { answerAtBank, goToBank, openPaymentModal } from './paying.ts';

const worker = fileURLToPath(
  new URL('../../apps/portal/dist/client/service-worker.js', import.meta.url),
);

/** A chunk of the previous build; the next build names it differently. */
const gone = /[`"]\/assets\/admin\.mis-bonos-comprados-[^`"]+\.js[`"],?/;

const deployed = { next: false };

/** Responses of the next build: another list of files, without the old chunk. */
const nextBuild = (path: string) => {
  if (!deployed.next) return null;
  if (path === '/service-worker.js') {
    const body = readFileSync(worker, 'utf8')
      .replace(/version:[`"]\w+[`"]/, 'version:"next"')
      .replace(gone, '');
    return { status: 200, type: 'text/javascript', body };
  }
  return gone.test(`"${path}"`) ? { status: 404, type: 'text/plain', body: 'Not found' } : null;
};

const test = base.extend<{ readonly environment: TestEnvironment }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
  environment: async ({}, use) => {
    deployed.next = false;
    const environment = await startEnvironment({ replace: nextBuild });
    await use(environment);
    await environment.stop();
  },
  baseURL: async ({ environment }, use) => use(environment.portal),
});
test.use({ serviceWorkers: 'allow' });

const builds = (page: Page): Promise<readonly string[]> => page.evaluate(() => caches.keys());

/** Every cached URL with its content. */
const savedTexts = () =>
  caches.keys().then(async (names) => {
    const requests: { readonly path: string; readonly text: string }[] = [];
    for (const name of names) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? '';
        requests.push({ path: new URL(request.url).pathname, text });
      }
    }
    return requests;
  });

test('a new build activates while tabs are open: payments continue, old tabs find their chunks, no user data is cached', async ({
  page,
  context,
  environment,
}) => {
  const email = getEmail('representante');
  expect(readBuiltFiles('js').length).toBeGreaterThan(0);
  expect(await signInAs(page, environment.portal, email)).toBe(200);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  const [first = ''] = await builds(page);
  const paying = await context.newPage();
  await openPaymentModal(paying);
  let loads = 0;
  for (const tab of [page, paying]) {
    tab.on('domcontentloaded', () => {
      loads += 1;
    });
  }

  deployed.next = true;
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => builds(page)).toEqual([first, 'surtidor-build-next']);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return registration?.installing ?? registration?.waiting ?? null;
      }),
    )
    .toBeNull();
  await expect(paying.getByRole('dialog', { name: 'Pagar facturas' })).toBeVisible();
  expect(loads).toBe(0);

  await goToBank(paying);
  await answerAtBank(paying, 'approve');
  await expect(paying.getByRole('heading', { name: 'Pago aprobado' })).toBeVisible();

  // The old tab opens a page of its own build, whose chunk the server no longer has.
  loads = 0;
  await page.getByRole('button', { name: 'Menú' }).click();
  const menu = page.getByRole('dialog', { name: 'Menú' });
  await menu.getByRole('link', { name: 'Bonos regalo' }).click();
  await page.getByRole('link', { name: 'Mis bonos comprados' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mis bonos comprados' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(loads).toBe(0);

  const requests = await page.evaluate(savedTexts);
  expect(requests.length).toBeGreaterThan(50);
  expect(requests.filter(({ path }) => !/^\/(?:offline$|assets\/)/.test(path))).toEqual([]);
  const personal = [email, getDealer('typical', 'colombia').client];
  expect(requests.filter(({ text }) => personal.some((word) => text.includes(word)))).toEqual([]);
});
