import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { emailOf } from '@surtidor/sandbox/scenarios';
import { memberPages, publicPages, settled } from '../harness/built-pages.ts';
import { expectFocusInSight, watchTabs } from '../harness/focus-in-sight.ts';
import { markupFaults, renderedMarkup } from '../harness/markup-faults.ts';
import { deadLinks, notSpanish, turnedNumbers } from '../harness/page-texts.ts';
import { painted } from '../harness/painted.ts';
import { expect, test } from '../harness/test.ts';
import { watchPolicy } from '../harness/watch-policy.ts';

/**
 * What axe finds on the page as it is now, one line a finding. No page has frames of others: without
 * them axe needs no second page to put its findings together, and half the time.
 */
async function findings(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** How far the page can be scrolled sideways, in pixels. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** A4 at 96 px an inch, less 15 mm at each side. */
const paper = { width: 680, height: 1009 };

/** What would be on paper and can only be pressed, or leads elsewhere in the portal. */
const controlsOnPaper = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'header, nav, search, summary, button, [role=combobox], article input, surtidor-chat',
      ),
    ]
      // The heading of a sorted column and the name of a segment are buttons, and words on paper.
      .filter((part) => part.closest('th, main li > button, [role=dialog], dialog') === null)
      .filter((part) => part.checkVisibility())
      .map((part) => part.outerHTML.slice(0, 160)),
  );

/** Where the page's first item ends, as a share of the first sheet; 0 where it lists nothing. */
const endOfFirstItem = (page: Page): Promise<number> =>
  page.evaluate((height) => {
    const item = document.querySelector('main :is(article, tbody tr)');
    return item === null ? 0 : (item.getBoundingClientRect().bottom + scrollY) / height;
  }, paper.height);

/** Looks at a page as it is printed: no controls, and a list from the top of the first sheet on. */
async function inspectOnPaper(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(paper);
  await painted(page);
  expect.soft(await controlsOnPaper(page), `${name} on paper`).toEqual([]);
  expect.soft(await endOfFirstItem(page), `${name} begins on its first sheet`).toBeLessThan(0.6);
  await page.emulateMedia({ media: 'screen' });
}

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

/** Opens a page, whose first markup is looked at too. */
async function goTo(page: Page, { name, path }: { name: string; path: string }): Promise<void> {
  const first = (await (await page.goto(path))?.text()) ?? '';
  expect.soft(await markupFaults(first), `first markup of ${name}`).toEqual([]);
}

type MemberPage = (typeof memberPages)[number];

/** The operations that a page asks of the backend since it was opened, from one look to the next. */
function operationsOf(page: Page): () => readonly string[] {
  const requested: string[] = [];
  // The page before may ask until the next one, whose answer has come, has taken its place.
  let isNextComing = false;
  page.on('response', (response) => {
    isNextComing ||= response.request().isNavigationRequest();
  });
  page.on('framenavigated', () => {
    if (isNextComing) requested.length = 0;
    isNextComing = false;
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) requested.push(request.postDataJSON().operationName);
  });
  return () => requested.splice(0);
}

/** What the browser requests itself: for the frame of every page, and what comes late. */
const requestedLater = ({ screen }: MemberPage): readonly string[] => [
  ...['ContentBlocks', 'Transactions', 'CorporateInformation'],
  ...(later[screen] ?? []),
];
const later: Readonly<Record<string, readonly string[]>> = {
  // What changed since the last visit.
  dashboard: ['PendingInvoices', 'Orders'],
  // It asks for the documents to be freed too: a query it is not.
  'transaction-result': ['ConsultTransaction'],
  // Once a sign-in, whoever asks.
  'associates-import': ['Destinations'],
  'personal-info': ['Destinations'],
  // The next people.
  'access-matrix': ['Associates'],
};

/** Whether the browser requested nothing that came with the page: the server requested it. */
function expectRequestedOnce(one: MemberPage, operations: readonly string[]): void {
  const again = operations.filter((operation) => !requestedLater(one).includes(operation));
  expect.soft(again, `what the browser requests again for ${one.name}`).toEqual([]);
}

/** The errors of a browser's pages, from one look to the next: a failed hydration is one. */
function crashesOf(page: Page): () => readonly string[] {
  const crashes: string[] = [];
  page.on('pageerror', ({ message }) => crashes.push(message));
  return () => crashes.splice(0);
}

/** Looks at a page on a desktop, then whether it fits a phone. */
async function inspect(page: Page, name: string, withAxe = true): Promise<void> {
  await page.setViewportSize(desktop);
  await painted(page);
  await settled(page);
  if (withAxe) expect.soft(await findings(page), name).toEqual([]);
  expect.soft(await notSpanish(page), `${name} is Spanish`).toEqual([]);
  expect.soft(await deadLinks(page), `${name} leads to pages that exist`).toEqual([]);
  expect.soft(await overflow(page), `${name} scrolls sideways`).toBe(0);
  expect.soft(await markupFaults(await renderedMarkup(page)), `markup of ${name}`).toEqual([]);
  await page.setViewportSize(phone);
  await painted(page);
  expect.soft(await overflow(page), `${name} scrolls sideways on a phone`).toBe(0);
}

for (const store of ['colombia', 'lubricantes'] as const) {
  test(`every page of ${store} is for everybody, shows the focus, fits a phone and keeps to its own policy`, async ({
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
    await open(page, '/', emailOf('representante', 'typical', store));
    // axe looks at every screen in its story, and in app/stores with the frame; here at what the build adds.
    const withAxe = store === 'colombia';
    const operations = operationsOf(page);
    const crashes = crashesOf(page);
    for (const one of memberPages) {
      await goTo(page, one);
      await settled(page);
      expect.soft(crashes(), `errors of ${one.name}`).toEqual([]);
      expectRequestedOnce(one, operations());
      await inspect(page, one.name, withAxe && one.path === '/');
      await inspectOnPaper(page, one.name);
      // The pages of the other stores differ from these by what is in the frame at most.
      if (store === 'colombia') await expectFocusInSight(page, keys, one.name);
    }
    await page.goto('/admin/pending-invoices');
    const box = page.locator('input[type=checkbox]:enabled').first();
    await box.check();
    await inspect(page, 'a selection', withAxe);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByRole('dialog', { name: 'Pagar facturas' })).toBeVisible();
    await inspect(page, 'payment modal', withAxe);

    // Signed out, the pages for everybody keep the store's look.
    await page.context().clearCookies({ name: /^(user|apollo-token)$/ });
    for (const one of publicPages) {
      await goTo(page, one);
      await inspect(page, one.name, withAxe);
      expect.soft(crashes(), `errors of ${one.name}`).toEqual([]);
    }
    expect(policy.reports).toEqual([]);
  });
}

test('a dealer with long names and malicious texts fits a phone too, and no name turns what stands beside it', async ({
  page,
  open,
  control,
}) => {
  await control.scenario('adversarial');
  await page.setViewportSize(phone);
  await open(page, '/', emailOf('representante', 'adversarial'));
  const operations = operationsOf(page);
  const crashes = crashesOf(page);
  for (const one of memberPages) {
    const { name, path } = one;
    await page.goto(path);
    await settled(page);
    expect.soft(crashes(), `errors of ${name}`).toEqual([]);
    expectRequestedOnce(one, operations());
    expect.soft(await overflow(page), name).toBe(0);
    expect.soft(await turnedNumbers(page), `dates and amounts of ${name}`).toEqual([]);
  }
});

test('the side menu on a phone is for everybody', async ({ page, context, open }) => {
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
