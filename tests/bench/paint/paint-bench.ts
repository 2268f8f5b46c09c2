import { type Browser, devices } from '@playwright/test';
import type { Bench } from '../bench.ts';
import { getReadyLocator } from '../browser/open-until-usable.ts';
import { withBrowser, withVisitor } from '../browser/with-browser.ts';
import { getMeasuredRoute, type MeasuredRoute } from '../bytes/measured-routes.ts';
import { computeMedian, formatMilliseconds } from '../report/numbers.ts';
import { openAndWaitUntilPainted, type PaintMetrics } from './open-until-painted.ts';
import { emulateSlowPhone, slowPhone } from './slow-phone.ts';
import { type StaticPages, serveStaticPages } from './static-pages.ts';

const visitCount = 9;

/** The measured pages, each with a selector for its data in the server's HTML. */
const pages: readonly { readonly name: string; readonly selector: string }[] = [
  { name: 'Dashboard', selector: 'main article' },
  { name: 'Pending invoices', selector: 'main article' },
  { name: 'Account status', selector: 'main tbody tr' },
  { name: 'Orders list', selector: 'main article' },
  { name: 'Notifications', selector: 'main article' },
  { name: 'People', selector: 'main article' },
];

const getRoute = (name: string): Pick<MeasuredRoute, 'role' | 'path'> =>
  name === 'People'
    ? { role: 'representante', path: '/allied/edit-profile/associates' }
    : getMeasuredRoute(name);

const getPath = (name: string): string => {
  const { path } = getRoute(name);
  if (typeof path !== 'string') throw new Error(`The path of '${name}' is not fixed.`);
  return path;
};

const phone = devices['Pixel 7'];

/** Measures a page. Visits to the portal and to the static file alternate, so that a busy moment affects both. */
async function measurePage(
  browser: Browser,
  portal: string,
  staticPages: StaticPages,
  { name, selector }: (typeof pages)[number],
) {
  const path = getPath(name);
  const { role } = getRoute(name);
  await withVisitor(
    browser,
    portal,
    role,
    async (tab) => {
      await tab.goto(path);
      await getReadyLocator(tab, { selector }).waitFor();
      await tab.waitForLoadState('networkidle');
      await staticPages.save(tab, path);
    },
    phone,
  );
  const visit = (url: string, visitRole: string | null) =>
    withVisitor(
      browser,
      portal,
      visitRole,
      async (tab) => {
        await emulateSlowPhone(await tab.context().newCDPSession(tab));
        return openAndWaitUntilPainted(tab, url, { selector });
      },
      phone,
    );
  const portalVisits: PaintMetrics[] = [];
  const fileVisits: PaintMetrics[] = [];
  for (let index = 0; index < visitCount; index += 1) {
    portalVisits.push(await visit(path, role));
    fileVisits.push(await visit(staticPages.getUrl(path), null));
  }
  const getMedian = (visits: readonly PaintMetrics[], metric: keyof PaintMetrics) =>
    computeMedian(visits.map((visit) => visit[metric]));
  const dataAt = getMedian(portalVisits, 'dataAt');
  const fileDataAt = getMedian(fileVisits, 'dataAt');
  return [
    name,
    formatMilliseconds(dataAt),
    formatMilliseconds(fileDataAt),
    (dataAt / fileDataAt).toFixed(2),
    formatMilliseconds(getMedian(portalVisits, 'hydratedAt')),
    String(getMedian(portalVisits, 'requests')),
    getMedian(portalVisits, 'shift').toFixed(3),
  ];
}

/** Measures when signed-in pages show their data on a slow phone, compared with the same page as a static file. */
export const paintBench: Bench = {
  name: 'paint',
  title: 'Data of signed-in pages on a slow phone',
  needsBuild: true,
  measure: () =>
    withBrowser(async ({ browser, environment }) => {
      const staticPages = await serveStaticPages();
      const rows: string[][] = [];
      try {
        for (const page of pages) {
          rows.push(await measurePage(browser, environment.portal, staticPages, page));
        }
      } finally {
        staticPages.stop();
      }
      const { downMegabits, upMegabits, roundTripMs, processorSlowdown } = slowPhone;
      return [
        {
          title: 'Data painted on a slow phone',
          header: [
            ...['Page', 'Data painted', 'Static file', 'Ratio'],
            ...['Hydrated', 'Requests until painted', 'Layout shift'],
          ],
          rows,
          notes: [
            `Medians of ${visitCount} visits with an empty cache, emulating a phone: ${downMegabits} Mbit/s down, ${upMegabits} up, ${roundTripMs} ms round trip, CPU ${processorSlowdown} times slower.`,
          ],
        },
      ];
    }),
};
