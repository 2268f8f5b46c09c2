import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { getEmail } from '@surtidor/sandbox/scenarios';
import {
  mainPages,
  type memberPages,
  otherPages,
  publicPages,
  waitUntilSettled,
} from '../harness/built-pages.ts';
import { expectFocusInSight, watchTabs } from '../harness/expect-focus-in-sight.ts';
import { findMarkupFaults, getRenderedMarkup } from '../harness/markup-faults.ts';
import {
  findClippedTexts,
  findDeadLinks,
  findNonSpanishTexts,
  findReversedNumbers,
} from '../harness/page-texts.ts';
import { slowUnless } from '../harness/slow-unless.ts';
import { expect, test } from '../harness/test.ts';
import { waitUntilPainted } from '../harness/wait-until-painted.ts';
import { watchPolicy } from '../harness/watch-policy.ts';

/**
 * Returns axe's violations on the current page. In legacy mode axe opens no second page to merge its results
 * and takes half the time. This is possible because no page has frames.
 */
async function findViolations(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Returns the horizontal overflow of the page, in pixels. */
const getOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** The printable area of an A4 sheet with margins of 15 mm, at 96 dpi. */
const sheetSize = { width: 680, height: 1009 };

/** Returns the portal's controls and links that are visible in print. */
const findPrintedControls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'header, nav, search, summary, button, [role=combobox], article input, surtidor-chat',
      ),
    ]
      // Sortable headings and segment names are buttons that are printed as text.
      .filter((element) => element.closest('th, main li > button, [role=dialog], dialog') === null)
      .filter((element) => element.checkVisibility())
      .map((element) => element.outerHTML.slice(0, 160)),
  );

/** Returns the end of the page's first item as a fraction of the first sheet; 0 without items. */
const getEndOfFirstItem = (page: Page): Promise<number> =>
  page.evaluate((height) => {
    const item = document.querySelector('main :is(article, tbody tr)');
    return item === null ? 0 : (item.getBoundingClientRect().bottom + scrollY) / height;
  }, sheetSize.height);

/** Checks that the printed page has no controls and that its first item is near the top. */
async function inspectPrint(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(sheetSize);
  await waitUntilPainted(page);
  expect.soft(await findPrintedControls(page), `printed controls of ${name}`).toEqual([]);
  expect
    .soft(await findClippedTexts(page, sheetSize.width), `clipped print of ${name}`)
    .toEqual([]);
  expect
    .soft(await getEndOfFirstItem(page), `end of the first printed item of ${name}`)
    .toBeLessThan(0.6);
  await page.emulateMedia({ media: 'screen' });
}

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

/** Opens a page, validates the HTML that the server sent and returns it. */
async function openAndValidate(
  page: Page,
  { name, path }: { name: string; path: string },
): Promise<string> {
  const html = (await (await page.goto(path))?.text()) ?? '';
  expect.soft(await findMarkupFaults(html), `server markup of ${name}`).toEqual([]);
  return html;
}

/** Checks that a page preloads the chunk of its route, so that the browser requests it with the entry. */
function expectPreloadedRoute(html: string, { name, path, screen }: MemberPage): void {
  // The chunk of the home page has the name of the entry, and an unknown URL has none.
  if (path === '/' || screen === 'error') return;
  const chunk = new URL(path, 'http://portal').pathname.slice(1).replaceAll('/', '.');
  const href = `href="/assets/${chunk.replace(/[\w]+(?=-forms$)/, '__product_')}-`;
  const preloads = html.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
  expect
    .soft(
      preloads.some((link) => link.includes(href)),
      `${name} preloads its route`,
    )
    .toBe(true);
}

type MemberPage = (typeof memberPages)[number];

/** Returns a function that lists the page's GraphQL operations since its last call. */
function trackOperations(page: Page): () => readonly string[] {
  const operations: string[] = [];
  // The previous page can still send requests after the response, until the navigation commits.
  let isNavigating = false;
  page.on('response', (response) => {
    isNavigating ||= response.request().isNavigationRequest();
  });
  page.on('framenavigated', () => {
    if (isNavigating) operations.length = 0;
    isNavigating = false;
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) operations.push(request.postDataJSON().operationName);
  });
  return () => operations.splice(0);
}

/** The operations that only the browser sends, by screen. */
const browserOperations: Readonly<Record<string, readonly string[]>> = {
  // This is a mutation, because it also releases the documents.
  'transaction-result': ['ConsultTransaction'],
  // The server sends the first ten compensations, and the browser those that the dates include beyond them.
  payments: ['Compensations'],
  // Destinations are fetched once per session, by the first page that needs them; all users only to check a file.
  'associates-import': ['Destinations', 'Associates'],
};

/** Sent by every page after the first paint, to announce results of payments that ended elsewhere. */
const announcementOperation = 'RecentTransactions';

/** Checks that the browser does not refetch operations that the server has fetched. */
function expectNoRefetch({ name, screen }: MemberPage, operations: readonly string[]): void {
  const refetched = operations.filter(
    (operation) =>
      operation !== announcementOperation && !browserOperations[screen]?.includes(operation),
  );
  expect.soft(refetched, `operations that the browser refetches for ${name}`).toEqual([]);
}

/** Returns a function that lists uncaught errors since its last call, such as a failed hydration. */
function trackErrors(page: Page): () => readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return () => errors.splice(0);
}

/** Checks a page at desktop size, then its overflow at phone size. */
async function inspectPage(page: Page, name: string, shouldRunAxe = true): Promise<void> {
  await page.setViewportSize(desktop);
  await waitUntilPainted(page);
  await waitUntilSettled(page);
  if (shouldRunAxe) expect.soft(await findViolations(page), name).toEqual([]);
  expect.soft(await findNonSpanishTexts(page), `${name} is Spanish`).toEqual([]);
  expect.soft(await findDeadLinks(page), `dead links of ${name}`).toEqual([]);
  expect.soft(await getOverflow(page), `${name} scrolls sideways`).toBe(0);
  expect
    .soft(await findMarkupFaults(await getRenderedMarkup(page)), `markup of ${name}`)
    .toEqual([]);
  await page.setViewportSize(phone);
  await waitUntilPainted(page);
  expect.soft(await getOverflow(page), `${name} scrolls sideways on a phone`).toBe(0);
}

// The stories run axe on every screen. Pages of other stores differ only in their layout and theme.
for (const [subject, store, pages] of [
  ['the main pages of colombia', 'colombia', mainPages],
  ['the other pages of colombia', 'colombia', otherPages],
  ['the main pages of lubricantes', 'lubricantes', mainPages],
] as const) {
  const isDefaultStore = store === 'colombia';
  const isRepresentative = isDefaultStore && pages === mainPages;

  test(
    `${subject} are accessible, show the focus, fit a phone and comply with their CSP`,
    slowUnless(isRepresentative),
    async ({ page, context, open, control }) => {
      test.setTimeout(600_000);
      await watchTabs(page);
      const cdpSession = await context.newCDPSession(page);
      const policy = await watchPolicy(context);
      await control.loadScenario('typical', store);
      await open(page, '/', getEmail('representante', 'typical', store));
      const getOperations = trackOperations(page);
      const getErrors = trackErrors(page);
      for (const entry of pages) {
        expectPreloadedRoute(await openAndValidate(page, entry), entry);
        await waitUntilSettled(page);
        expect.soft(getErrors(), `errors of ${entry.name}`).toEqual([]);
        expectNoRefetch(entry, getOperations());
        await inspectPage(page, entry.name, isDefaultStore && entry.path === '/');
        await inspectPrint(page, entry.name);
        if (isDefaultStore) await expectFocusInSight(page, cdpSession, entry.name);
      }
      expect(policy.reports).toEqual([]);
    },
  );
}

// axe also runs on each of these pages in the slow journey.
for (const store of ['colombia', 'lubricantes'] as const) {
  const isRepresentative = store === 'colombia';

  test(
    `a payment and the public pages of ${store} are accessible, fit a phone and comply with their CSP`,
    slowUnless(isRepresentative),
    async ({ page, context, open, control }) => {
      test.setTimeout(600_000);
      const policy = await watchPolicy(context);
      await control.loadScenario('typical', store);
      await page.setViewportSize(desktop);
      await open(page, '/admin/pending-invoices', getEmail('representante', 'typical', store));
      const getErrors = trackErrors(page);
      const checkbox = page.locator('input[type=checkbox]:enabled').first();
      await checkbox.check();
      await inspectPage(page, 'a selection', !isRepresentative);
      await page.getByRole('button', { name: 'Continuar' }).click();
      await expect(page.getByRole('dialog', { name: 'Pagar facturas' })).toBeVisible();
      await inspectPage(page, 'payment modal');

      // The public pages keep the store's theme after sign-out.
      await page.context().clearCookies({ name: /^(user|apollo-token)$/ });
      for (const entry of publicPages) {
        await openAndValidate(page, entry);
        await inspectPage(page, entry.name, !isRepresentative || entry.path === '/login');
        expect.soft(getErrors(), `errors of ${entry.name}`).toEqual([]);
      }
      expect(policy.reports).toEqual([]);
    },
  );
}

for (const [subject, pages] of [
  ['the main pages', mainPages],
  ['the other pages', otherPages],
] as const) {
  test(
    `long names and malicious strings fit a phone and do not reverse adjacent dates and amounts on ${subject}`,
    slowUnless(pages === mainPages),
    async ({ page, open, control }) => {
      await control.loadScenario('adversarial');
      await page.setViewportSize(phone);
      await open(page, '/', getEmail('representante', 'adversarial'));
      const getOperations = trackOperations(page);
      const getErrors = trackErrors(page);
      for (const entry of pages) {
        const { name, path } = entry;
        await page.goto(path);
        await waitUntilSettled(page);
        expect.soft(getErrors(), `errors of ${name}`).toEqual([]);
        expectNoRefetch(entry, getOperations());
        expect.soft(await getOverflow(page), name).toBe(0);
        expect.soft(await findReversedNumbers(page), `dates and amounts of ${name}`).toEqual([]);
      }
    },
  );
}

test('the side menu is accessible on a phone', async ({ page, context, open }) => {
  const policy = await watchPolicy(context);
  await page.setViewportSize(phone);
  await open(page);
  await waitUntilSettled(page);
  await page.getByRole('button', { name: 'Menú' }).click();
  await expect(page.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible();
  const menuBox = await page.getByRole('dialog', { name: 'Menú' }).boundingBox();
  expect(menuBox && menuBox.x + menuBox.width, 'right edge of the menu').toBe(phone.width);
  expect(await findViolations(page)).toEqual([]);
  expect(await getOverflow(page)).toBe(0);
  expect(policy.reports).toEqual([]);
});
