import { test as base, expect } from '@playwright/test';
import { getEmail } from '@surtidor/sandbox/scenarios';
import { createNextBuild } from '../harness/create-next-build.ts';
import { signInAs } from '../harness/sign-in-as.ts';
import { startEnvironment, type TestEnvironment } from '../harness/start-environment.ts';

const test = base.extend<{ readonly environment: TestEnvironment }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
  environment: async ({}, use) => {
    const { builds, nextFile, remove } = createNextBuild();
    const environment = await startEnvironment({
      files: ['apps/portal/main.ts', nextFile],
      settings: { PORTAL_BUILDS: builds, GRAPHQL_OPERATIONS: 'built' },
    });
    await use(environment);
    await environment.stop();
    remove();
  },
  baseURL: async ({ environment }, use) => use(environment.portal),
});

test('pages of two builds work behind one balancer, in turn and without sticky sessions', {
  tag: '@slow',
}, async ({ page, environment }) => {
  test.slow();
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`);
  });
  const builds = new Set<boolean>();
  expect(await signInAs(page, environment.portal, getEmail('representante'))).toBe(200);
  // The number of requests of a page determines which build sends the next one.
  for (let visit = 0; builds.size < 2 && visit < 8; visit += 1) {
    await page.goto(visit % 2 === 0 ? '/' : '/admin/pending-invoices');
    builds.add((await page.content()).includes('-next.js'));
    // Scripts and operations of the page work: the menu opens the next page without a load.
    await page.getByRole('button', { name: 'Menú' }).click();
    const menu = page.getByRole('dialog', { name: 'Menú' });
    await menu.getByRole('link', { name: 'Bonos regalo' }).click();
    await page.getByRole('link', { name: 'Mis bonos comprados' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  }
  expect(builds).toEqual(new Set([true, false]));
  expect(failures).toEqual([]);
});
