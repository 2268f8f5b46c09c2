import { expect, type Page } from '@playwright/test';
import { defaultDeploymentOptions } from '@surtidor/domain/variants';
import { getSamplePages } from './sample-pages.ts';

const samples = getSamplePages(defaultDeploymentOptions.product).map(
  ({ audience, screen, path }) => ({
    isMember: audience === 'member',
    screen,
    name: `${screen} (${path})`,
    path,
  }),
);

/** The pages of a signed-in dealer, and the page of an unknown URL. */
export const memberPages: readonly {
  readonly screen: string;
  readonly name: string;
  readonly path: string;
}[] = [
  ...samples.filter(({ isMember }) => isMember),
  { screen: 'error', name: 'not found', path: '/no/such/page' },
];

const mainPaths = [
  '/',
  '/admin/pending-invoices',
  '/admin/account-status',
  '/admin/orders-list',
  '/admin/notifications',
];

/** The pages that dealers open most. They have cards, a table and a grid. */
export const mainPages = memberPages.filter(({ path }) => mainPaths.includes(path));

/** The pages of a signed-in dealer that are not main pages. Journeys through all of them are slow. */
export const otherPages = memberPages.filter((page) => !mainPages.includes(page));

/** The pages that need no session. */
export const publicPages = samples.filter(({ isMember }) => !isMember);

/** Waits until a page shows its content, nothing is loading and the fonts are ready. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  // The layout renders inside `main` too. The heading shows that the page's own content is rendered.
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByText('Cargando…')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
