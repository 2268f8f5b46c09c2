import { test as base, expect } from '@playwright/test';
import { getEmail } from '@surtidor/sandbox/scenarios';
import { signInAs } from '../harness/sign-in-as.ts';
import { startEnvironment, type TestEnvironment } from '../harness/start-environment.ts';

/** A deployment in which every page load reports its web vitals. */
const test = base.extend<object, { readonly environment: TestEnvironment }>({
  environment: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
    async ({}, use) => {
      const environment = await startEnvironment({ settings: { VITALS_PERCENT: '100' } });
      await use(environment);
      await environment.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ environment }, use) => use(environment.portal),
});

test('a page reports its web vitals when it is hidden, and nothing else', async ({
  page,
  context,
  environment,
}) => {
  expect(await signInAs(page, environment.portal, getEmail('representante'))).toBe(200);
  const loaded = page.waitForResponse(/report-web-vitals/);
  await page.goto('/admin/invoice?number=FEV100072');
  await loaded;
  await page.getByRole('button', { name: 'Menú' }).click();
  const reported = context.waitForEvent('request', (request) =>
    request.url().endsWith('/server-middleware/web-vitals'),
  );
  // A headless tab is never hidden by itself.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  const report: unknown = (await reported).postDataJSON();
  expect(report).toEqual({
    pathname: '/admin/invoice',
    vitals: expect.objectContaining({ LCP: expect.any(Number), TTFB: expect.any(Number) }),
  });
  const response = await page.request.post('/server-middleware/web-vitals', {
    headers: { origin: environment.portal },
    data: report,
  });
  expect(response.status()).toBe(204);
});
