import { type CDPSession, devices, type Page } from '@playwright/test';
import { memberPages, settled } from '../harness/built-pages.ts';
import { painted } from '../harness/painted.ts';
import { withSlowProcessor } from '../harness/slow-processor.ts';
import { expect, test } from '../harness/test.ts';

// What moves is part of what is measured.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Adds up what moved by itself on the page, from its beginning on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: { value: number; what: string }[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: readonly { node: Node | null }[];
        };
        if (shift.hadRecentInput) continue;
        const what = shift.sources
          .map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 90) : ''))
          .join(' | ');
        moved.push({ value: shift.value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shifts = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { moved: readonly { value: number; what: string }[] }).moved,
  );

/** A line as slow 4G and a processor four times as slow, as Lighthouse has them. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const processorSlowdown = 4;

/**
 * Holds every query until it is let go, and counts them. Playwright's own way of doing so would keep the
 * browser from using its cache.
 */
async function holdQueries(
  device: CDPSession,
): Promise<{ hold: () => void; release: () => number }> {
  let held: string[] | null = null;
  const go = (requestId: string) => {
    // A page that was left takes its requests along.
    device.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
  };
  device.on('Fetch.requestPaused', ({ requestId }) => {
    if (held === null) go(requestId);
    else held.push(requestId);
  });
  await device.send('Fetch.enable', { patterns: [{ urlPattern: '*/graphql*' }] });
  return {
    hold: () => {
      held = [];
    },
    release: () => {
      const released = held ?? [];
      held = null;
      for (const requestId of released) go(requestId);
      return released.length;
    },
  };
}

const desktop = {
  viewport: { width: 1280, height: 900 },
  userAgent: devices['Desktop Chrome'].userAgent,
};
const phone = { viewport: { width: 390, height: 844 }, userAgent: devices['Pixel 7'].userAgent };

/** The pages that most visits begin with. */
const entryPages = memberPages.filter(({ path }) =>
  ['/', '/admin/pending-invoices', '/admin/orders-list', '/admin/notifications'].includes(path),
);

for (const { name, viewport, userAgent, pages, isFirstVisit } of [
  { name: 'a desktop that was here before', ...desktop, pages: memberPages, isFirstVisit: false },
  { name: 'a phone that was here before', ...phone, pages: memberPages, isFirstVisit: false },
  { name: 'a phone that has kept nothing', ...phone, pages: entryPages, isFirstVisit: true },
]) {
  test.describe(name, () => {
    test.use({ userAgent });

    test('nothing moves while a page comes on slow 4G, four times slower', async ({
      page,
      open,
      browser,
    }) => {
      test.slow();
      await page.setViewportSize(viewport);
      await open(page, '/no/such/page');
      await settled(page);
      await watchShifts(page);
      const device = await page.context().newCDPSession(page);
      await device.send('Network.emulateNetworkConditions', slow4g);
      await device.send('Network.enable');
      await device.send('Network.setCacheDisabled', { cacheDisabled: isFirstVisit });
      const queries = await holdQueries(device);
      let held = 0;
      const visit = async ({ name: what, path }: (typeof memberPages)[number]) => {
        // Every answer comes after the page was seen without it, however the machine is loaded.
        queries.hold();
        await page.goto(path);
        await expect(page.getByRole('main')).not.toBeEmpty();
        await painted(page);
        held += queries.release();
        await settled(page);
        await painted(page);
        const seen = await shifts(page);
        const sum = seen.reduce((all, { value }) => all + value, 0);
        expect.soft(sum, `${what}: ${JSON.stringify(seen)}`).toBeLessThan(0.03);
      };
      await withSlowProcessor(browser, processorSlowdown, async () => {
        for (const each of pages) await visit(each);
      });
      expect(held).toBeGreaterThan(pages.length / 2);
    });
  });
}
