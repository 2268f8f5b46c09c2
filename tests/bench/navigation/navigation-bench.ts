import type { Page } from '@playwright/test';
import type { Bench } from '../bench.ts';
import { withBrowser, withVisitor } from '../browser/with-browser.ts';
import { watchEvents } from '../long-list/interaction.ts';
import { computeMedian, formatMilliseconds } from '../report/numbers.ts';

const navigationCount = 9;

const processorSlowdown = 4;

/** A page that is opened through a link, with a selector for content that no other page of this bench has. */
interface Target {
  readonly name: string;
  readonly path: string;
  readonly selector: string;
}

const home: Target = {
  name: 'Dashboard',
  path: '/',
  selector: 'main a[href="/admin/orders-list"]',
};

/** Pages with links on the dashboard. */
const targets: readonly Target[] = [
  {
    name: 'Pending invoices',
    path: '/admin/pending-invoices',
    selector: 'main article input[type=checkbox]',
  },
  { name: 'Account status', path: '/admin/account-status', selector: 'main tbody tr' },
  { name: 'Orders list', path: '/admin/orders-list', selector: 'main [role=grid]' },
];

/** Times from a click on a link, in milliseconds. */
interface NavigationTimes {
  /** Until the next frame, as measured by the browser. */
  readonly nextFrame: number;
  /** Until the content of the next page is painted. */
  readonly content: number;
}

declare global {
  interface Window {
    surtidorContentPainted?: Promise<number>;
  }
}

/** Measures from the next click until the frame with the content is painted. */
const watchContent = (page: Page, { path, selector }: Target) =>
  page.evaluate(
    ([expectedPath, contentSelector]) => {
      const painted = Promise.withResolvers<number>();
      window.surtidorContentPainted = painted.promise;
      const handleClick = ({ timeStamp }: MouseEvent) => {
        const check = () => {
          const isShown =
            location.pathname === expectedPath && document.querySelector(contentSelector) !== null;
          if (!isShown) return void requestAnimationFrame(check);
          // A message posted during a frame arrives after its paint.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => painted.resolve(performance.now() - timeStamp);
          port2.postMessage(null);
        };
        requestAnimationFrame(check);
      };
      addEventListener('click', handleClick, { capture: true, once: true });
    },
    [path, selector] as const,
  );

/** Follows a link with the keyboard, so that nothing has to scroll into view. */
async function follow(page: Page, target: Target): Promise<NavigationTimes> {
  await page.waitForLoadState('networkidle');
  await watchContent(page, target);
  await page.evaluate(() => window.surtidorTakeLongestEvent?.());
  await page.locator(`a[href="${target.path}"]:visible`).first().focus();
  await page.keyboard.press('Enter');
  const content = await page.evaluate(() => window.surtidorContentPainted ?? Number.NaN);
  const nextFrame = await page.evaluate(() => window.surtidorTakeLongestEvent?.() ?? Number.NaN);
  return { nextFrame, content };
}

/** Measures navigations between pages that were visited before. */
export const navigationBench: Bench = {
  name: 'navigation',
  title: 'Navigation between visited pages',
  needsBuild: true,
  measure: () =>
    withBrowser(({ browser, environment }) =>
      withVisitor(browser, environment.portal, 'representante', async (page, context) => {
        await page.goto(home.path);
        const cdpSession = await context.newCDPSession(page);
        await cdpSession.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
        await watchEvents(page);
        const rows: string[][] = [];
        for (const target of targets) {
          // The first visit fills the cache.
          await follow(page, target);
          await follow(page, home);
          const times: NavigationTimes[] = [];
          for (let index = 0; index < navigationCount; index += 1) {
            times.push(await follow(page, target));
            await follow(page, home);
          }
          rows.push([
            target.name,
            formatMilliseconds(computeMedian(times.map(({ nextFrame }) => nextFrame))),
            formatMilliseconds(computeMedian(times.map(({ content }) => content))),
          ]);
        }
        return [
          {
            title: 'Navigation between visited pages',
            header: ['From the dashboard to', 'Next frame', 'Content from the cache'],
            rows,
            notes: [
              `Medians of ${navigationCount} navigations with a CPU ${processorSlowdown} times slower.`,
            ],
          },
        ];
      }),
    ),
};
