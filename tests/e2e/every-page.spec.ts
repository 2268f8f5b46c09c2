import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { getEmail } from '@surtidor/sandbox/scenarios';
import { memberPages, publicPages, settled } from '../harness/built-pages.ts';
import { expectFocusInSight, watchTabs } from '../harness/focus-in-sight.ts';
import { markupFaults, renderedMarkup } from '../harness/markup-faults.ts';
import { deadLinks, notSpanish, turnedNumbers } from '../harness/page-texts.ts';
import { painted } from '../harness/painted.ts';
import { expect, test } from '../harness/test.ts';
import { watchPolicy } from '../harness/watch-policy.ts';

/**
 * Axe's findings on the current page, one per line. No page has frames: in legacy mode axe opens no
 * second page to merge its findings and takes half the time.
 */
async function findings(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** The horizontal overflow of the page, in pixels. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** A4 at 96 dpi without margins of 15 mm. */
const paper = { width: 680, height: 1009 };

/** Visible controls and links of the portal, which must not be printed. */
const controlsOnPaper = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'header, nav, search, summary, button, [role=combobox], article input, surtidor-chat',
      ),
    ]
      // The heading of a sorted column and the name of a segment are buttons, and are printed as text.
      .filter((part) => part.closest('th, main li > button, [role=dialog], dialog') === null)
      .filter((part) => part.checkVisibility())
      .map((part) => part.outerHTML.slice(0, 160)),
  );

/** The end of the page's first item, as a fraction of the first sheet; 0 without items. */
const endOfFirstItem = (page: Page): Promise<number> =>
  page.evaluate((height) => {
    const item = document.querySelector('main :is(article, tbody tr)');
    return item === null ? 0 : (item.getBoundingClientRect().bottom + scrollY) / height;
  }, paper.height);

/** Checks the print layout: no controls, and a list starts at the top of the first sheet. */
async function inspectOnPaper(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(paper);
  await painted(page);
  expect.soft(await controlsOnPaper(page), `${name} on paper`).toEqual([]);
  expect.soft(await endOfFirstItem(page), `${name} starts on its first sheet`).toBeLessThan(0.6);
  await page.emulateMedia({ media: 'screen' });
}

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

/** Opens a page and validates the HTML that the server sent. */
async function goTo(page: Page, { name, path }: { name: string; path: string }): Promise<void> {
  const html = (await (await page.goto(path))?.text()) ?? '';
  expect.soft(await markupFaults(html), `server markup of ${name}`).toEqual([]);
}

type MemberPage = (typeof memberPages)[number];

/** Returns a function that lists the page's GraphQL operations since its last call. */
function getOperations(page: Page): () => readonly string[] {
  const requested: string[] = [];
  // The previous page can still send requests after the response, until the navigation commits.
  let isNavigating = false;
  page.on('response', (response) => {
    isNavigating ||= response.request().isNavigationRequest();
  });
  page.on('framenavigated', () => {
    if (isNavigating) requested.length = 0;
    isNavigating = false;
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) requested.push(request.postDataJSON().operationName);
  });
  return () => requested.splice(0);
}

/** Operations that only the browser sends: those of the frame on every page, and deferred ones. */
const browserOperations = ({ screen }: MemberPage): readonly string[] => [
  ...['ContentBlocks', 'Transactions', 'CorporateInformation'],
  ...(deferred[screen] ?? []),
];
const deferred: Readonly<Record<string, readonly string[]>> = {
  // What changed since the last visit.
  dashboard: ['PendingInvoices', 'Orders'],
  // A mutation, because it also releases the documents.
  'transaction-result': ['ConsultTransaction'],
  // Fetched once per session, by the first page that needs them.
  'associates-import': ['Destinations'],
  'personal-info': ['Destinations'],
  // The next page of users.
  'access-matrix': ['Associates'],
};

/** Checks that the browser refetched nothing that the server had already fetched. */
function expectRequestedOnce(memberPage: MemberPage, operations: readonly string[]): void {
  const again = operations.filter(
    (operation) => !browserOperations(memberPage).includes(operation),
  );
  expect.soft(again, `operations that the browser refetches for ${memberPage.name}`).toEqual([]);
}

/** Returns a function that lists uncaught errors since its last call, such as a failed hydration. */
function getCrashes(page: Page): () => readonly string[] {
  const crashes: string[] = [];
  page.on('pageerror', ({ message }) => crashes.push(message));
  return () => crashes.splice(0);
}

/** Checks a page at desktop size, then its overflow at phone size. */
async function inspect(page: Page, name: string, withAxe = true): Promise<void> {
  await page.setViewportSize(desktop);
  await painted(page);
  await settled(page);
  if (withAxe) expect.soft(await findings(page), name).toEqual([]);
  expect.soft(await notSpanish(page), `${name} is Spanish`).toEqual([]);
  expect.soft(await deadLinks(page), `dead links of ${name}`).toEqual([]);
  expect.soft(await overflow(page), `${name} scrolls sideways`).toBe(0);
  expect.soft(await markupFaults(await renderedMarkup(page)), `markup of ${name}`).toEqual([]);
  await page.setViewportSize(phone);
  await painted(page);
  expect.soft(await overflow(page), `${name} scrolls sideways on a phone`).toBe(0);
}

for (const store of ['colombia', 'lubricantes'] as const) {
  test(`every page of ${store} is accessible, shows the focus, fits a phone and follows its CSP`, async ({
    page,
    context,
    open,
    control,
  }) => {
    test.setTimeout(600_000);
    await watchTabs(page);
    const keys = await context.newCDPSession(page);
    const policy = await watchPolicy(context);
    await control.scenario('typical', store);
    await open(page, '/', getEmail('representante', 'typical', store));
    // The stories run axe on every screen; this covers what only the build has.
    const withAxe = store === 'colombia';
    const operations = getOperations(page);
    const crashes = getCrashes(page);
    for (const entry of memberPages) {
      await goTo(page, entry);
      await settled(page);
      expect.soft(crashes(), `errors of ${entry.name}`).toEqual([]);
      expectRequestedOnce(entry, operations());
      await inspect(page, entry.name, withAxe && entry.path === '/');
      await inspectOnPaper(page, entry.name);
      // Pages of other stores differ in their frame at most.
      if (store === 'colombia') await expectFocusInSight(page, keys, entry.name);
    }
    await page.goto('/admin/pending-invoices');
    const box = page.locator('input[type=checkbox]:enabled').first();
    await box.check();
    await inspect(page, 'a selection', withAxe);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByRole('dialog', { name: 'Pagar facturas' })).toBeVisible();
    await inspect(page, 'payment modal', withAxe);

    // The public pages keep the store's theme after sign-out.
    await page.context().clearCookies({ name: /^(user|apollo-token)$/ });
    for (const entry of publicPages) {
      await goTo(page, entry);
      await inspect(page, entry.name, withAxe);
      expect.soft(crashes(), `errors of ${entry.name}`).toEqual([]);
    }
    expect(policy.reports).toEqual([]);
  });
}

test('long names and malicious texts fit a phone, and do not reverse the dates and amounts beside them', async ({
  page,
  open,
  control,
}) => {
  await control.scenario('adversarial');
  await page.setViewportSize(phone);
  await open(page, '/', getEmail('representante', 'adversarial'));
  const operations = getOperations(page);
  const crashes = getCrashes(page);
  for (const entry of memberPages) {
    const { name, path } = entry;
    await page.goto(path);
    await settled(page);
    expect.soft(crashes(), `errors of ${name}`).toEqual([]);
    expectRequestedOnce(entry, operations());
    expect.soft(await overflow(page), name).toBe(0);
    expect.soft(await turnedNumbers(page), `dates and amounts of ${name}`).toEqual([]);
  }
});

test('the side menu is accessible on a phone', async ({ page, context, open }) => {
  const policy = await watchPolicy(context);
  await page.setViewportSize(phone);
  await open(page);
  await settled(page);
  await page.getByRole('button', { name: 'Menú' }).click();
  await expect(page.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible();
  const menu = await page.getByRole('dialog', { name: 'Menú' }).boundingBox();
  expect(menu && menu.x + menu.width, 'the menu ends where the window ends').toBe(phone.width);
  expect(await findings(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  expect(policy.reports).toEqual([]);
});
