import type { Page } from '@playwright/test';
import { memberPages, settled } from '../harness/built-pages.ts';
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
async function slowDown(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1638.4 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  });
  await device.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** The frame is painted once two frames have passed. */
const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

for (const [name, viewport] of [
  ['a desktop', { width: 1280, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`nothing moves while a page comes to ${name} on slow 4G, four times slower`, async ({
    page,
    open,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await open(page, '/no/such/page');
    await settled(page);
    await watchShifts(page);
    await slowDown(page);
    for (const { name: what, path } of memberPages) {
      // Every answer comes after the page was seen without it, however the machine is loaded.
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/graphql', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(path);
      await expect(page.getByRole('main')).not.toBeEmpty();
      await painted(page);
      release();
      await settled(page);
      await painted(page);
      const seen = await shifts(page);
      const sum = seen.reduce((all, { value }) => all + value, 0);
      expect.soft(sum, `${what}: ${JSON.stringify(seen)}`).toBeLessThan(0.05);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
}
