import { type Browser, type CDPSession, devices, type Page } from '@playwright/test';
import { memberPages, waitUntilSettled } from '../harness/built-pages.ts';
import { slowUnless } from '../harness/slow-unless.ts';
import { expect, test } from '../harness/test.ts';
import { waitUntilPainted } from '../harness/wait-until-painted.ts';
import { withSlowProcessor } from '../harness/with-slow-processor.ts';
import { goToBank, openPaymentModal } from './paying.ts';

// Animations are enabled, because they can cause layout shifts.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Records layout shifts without recent input, from navigation start. */
async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; source: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: readonly { node: Node | null }[];
        };
        if (shift.hadRecentInput) continue;
        const source = shift.sources
          .map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 90) : ''))
          .join(' | ');
        shifts.push({ value: shift.value, source });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const getShifts = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { shifts: readonly { value: number; source: string }[] }).shifts,
  );

/** Lighthouse's slow 4G. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/**
 * Returns functions that hold queries and release them. `release` waits for the first one: a page sends its first query
 * after its first paint. CDP is used, because Playwright's routing disables the browser's cache.
 */
async function createQueryHold(
  cdpSession: CDPSession,
): Promise<{ hold: () => void; release: () => Promise<void> }> {
  let heldIds: string[] | null = null;
  const resume = (requestId: string) => {
    // Fails if a navigation has cancelled the request.
    cdpSession.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
  };
  cdpSession.on('Fetch.requestPaused', ({ requestId }) => {
    if (heldIds === null) resume(requestId);
    else heldIds.push(requestId);
  });
  await cdpSession.send('Fetch.enable', { patterns: [{ urlPattern: '*/graphql*' }] });
  return {
    hold: () => {
      heldIds = [];
    },
    release: async () => {
      await expect.poll(() => heldIds?.length).toBeGreaterThan(0);
      for (const requestId of heldIds ?? []) resume(requestId);
      heldIds = null;
    },
  };
}

const desktop = {
  viewport: { width: 1280, height: 900 },
  userAgent: devices['Desktop Chrome'].userAgent,
};
const phone = { viewport: { width: 390, height: 844 }, userAgent: devices['Pixel 7'].userAgent };

/** The pages that dealers open first. */
const entryPages = memberPages.filter(({ path }) =>
  ['/', '/admin/pending-invoices', '/admin/orders-list', '/admin/notifications'].includes(path),
);

const otherPages = memberPages.filter((page) => !entryPages.includes(page));

for (const { name, viewport, userAgent, pages, hasEmptyCache, slowdown } of [
  { name: 'a slow desktop', ...desktop, pages: entryPages, hasEmptyCache: false, slowdown: 4 },
  {
    name: 'a slow phone without a cache',
    ...phone,
    pages: entryPages,
    hasEmptyCache: true,
    slowdown: 4,
  },
  { name: 'a phone', ...phone, pages: entryPages, hasEmptyCache: false, slowdown: 1 },
  { name: 'a phone, other pages', ...phone, pages: otherPages, hasEmptyCache: false, slowdown: 1 },
]) {
  test.describe(name, slowUnless(name === 'a phone'), () => {
    test.use({ userAgent });

    test('pages load without layout shifts on slow 4G', async ({ page, open, browser }) => {
      test.slow();
      await page.setViewportSize(viewport);
      await open(page, '/no/such/page');
      await waitUntilSettled(page);
      await recordLayoutShifts(page);
      const cdpSession = await page.context().newCDPSession(page);
      await cdpSession.send('Network.emulateNetworkConditions', slow4g);
      await cdpSession.send('Network.enable');
      await cdpSession.send('Network.setCacheDisabled', { cacheDisabled: hasEmptyCache });
      const queries = await createQueryHold(cdpSession);
      const visit = async ({ name: pageName, path }: (typeof memberPages)[number]) => {
        // Responses arrive after the first paint, even on a busy machine.
        queries.hold();
        await page.goto(path);
        await expect(page.getByRole('main')).not.toBeEmpty();
        await waitUntilPainted(page);
        await queries.release();
        await waitUntilSettled(page);
        await waitUntilPainted(page);
        const pageShifts = await getShifts(page);
        const totalShift = pageShifts.reduce((total, { value }) => total + value, 0);
        expect.soft(totalShift, `${pageName}: ${JSON.stringify(pageShifts)}`).toBeLessThan(0.02);
      };
      await withSlowProcessor(browser, slowdown, async () => {
        for (const entry of pages) await visit(entry);
      });
    });
  });
}

for (const { name, viewport, userAgent } of [
  { name: 'a desktop', ...desktop },
  { name: 'a phone', ...phone },
]) {
  test.describe(name, slowUnless(name === 'a phone'), () => {
    test.use({ userAgent, viewport });

    /** Opens the top of the page again until a text is rendered, and expects nothing to move. */
    const expectStable = async (page: Page, browser: Browser, savedText: RegExp | string) => {
      await recordLayoutShifts(page);
      await withSlowProcessor(browser, 4, async () => {
        await page.goto(page.url());
        await expect(page.getByText(savedText)).toBeVisible();
        await waitUntilSettled(page);
        await waitUntilPainted(page);
      });
      const shifts = await getShifts(page);
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(total, JSON.stringify(shifts)).toBeLessThan(0.02);
    };

    test('a saved selection of invoices moves nothing', { tag: '@slow' }, async ({
      page,
      open,
      browser,
    }) => {
      await open(page);
      await openPaymentModal(page);
      const otherTab = await page.context().newPage();
      await openPaymentModal(otherTab);
      await goToBank(otherTab);
      await expectStable(page, browser, /^Guardamos su selección anterior/);
    });

    test('a saved form moves nothing', async ({ page, open, browser }) => {
      await open(page, '/allied/surtidor-forms');
      await page.getByRole('radio', { name: 'Celular' }).check();
      await expectStable(page, browser, 'Guardamos lo que estaba escribiendo');
    });
  });
}
