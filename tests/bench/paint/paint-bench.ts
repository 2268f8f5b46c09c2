import { type Browser, devices } from '@playwright/test';
import type { Bench } from '../bench.ts';
import { readyLocator } from '../browser/first-use.ts';
import { withBrowser, withVisitor } from '../browser/with-browser.ts';
import { type MeasuredRoute, measuredRoute } from '../bytes/measured-routes.ts';
import { median, milliseconds } from '../report/numbers.ts';
import { openUntilPainted, type PaintedPage } from './data-painted.ts';
import { slowDown, slowPhone } from './slow-phone.ts';
import { type StaticPages, serveStaticPages } from './static-pages.ts';

const visits = 9;

/** Their signs of readiness are in the HTML. */
const pages: readonly { readonly name: string; readonly selector: string }[] = [
  { name: 'Dashboard', selector: 'main article' },
  { name: 'Pending invoices', selector: 'main article' },
  { name: 'Account status', selector: 'main tbody tr' },
  { name: 'Orders list', selector: 'main a[href*="orderNumber"]' },
  { name: 'Notifications', selector: 'main h2' },
  { name: 'People', selector: 'main article' },
];

const getRoute = (name: string): Pick<MeasuredRoute, 'role' | 'address'> =>
  name === 'People'
    ? { role: 'representante', address: '/allied/edit-profile?section=associates' }
    : measuredRoute(name);

const getPath = (name: string): string => {
  const { address } = getRoute(name);
  if (typeof address !== 'string') throw new Error(`The address of '${name}' is not fixed.`);
  return address;
};

const phone = devices['Pixel 7'];

/** The portal's page and the same one as a file take turns, so that a busy moment affects both. */
async function measurePage(
  browser: Browser,
  portal: string,
  files: StaticPages,
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
      await readyLocator(tab, { selector }).waitFor();
      await tab.waitForLoadState('networkidle');
      await files.keep(tab, path);
    },
    phone,
  );
  const visit = (address: string, as: string | null) =>
    withVisitor(
      browser,
      portal,
      as,
      async (tab) => {
        await slowDown(tab);
        return openUntilPainted(tab, address, { selector });
      },
      phone,
    );
  const own: PaintedPage[] = [];
  const asFile: PaintedPage[] = [];
  for (let turn = 0; turn < visits; turn += 1) {
    own.push(await visit(path, role));
    asFile.push(await visit(files.address(path), null));
  }
  const middle = (list: readonly PaintedPage[], of: keyof PaintedPage) =>
    median(list.map((one) => one[of]));
  const dataAt = middle(own, 'dataAt');
  const fileAt = middle(asFile, 'dataAt');
  return [
    name,
    milliseconds(dataAt),
    milliseconds(fileAt),
    (dataAt / fileAt).toFixed(2),
    milliseconds(middle(own, 'hydratedAt')),
    String(middle(own, 'requests')),
    middle(own, 'shift').toFixed(3),
  ];
}

/** When signed-in pages show their data on a slow phone, beside the same page as a static file. */
export const paintBench: Bench = {
  name: 'paint',
  title: 'Data of signed-in pages on a slow phone',
  needsBuild: true,
  measure: () =>
    withBrowser(async ({ browser, environment }) => {
      const files = await serveStaticPages();
      const rows: string[][] = [];
      try {
        for (const page of pages) {
          rows.push(await measurePage(browser, environment.portal, files, page));
        }
      } finally {
        files.stop();
      }
      const { downMegabits, upMegabits, roundTripMs, processorSlowdown } = slowPhone;
      return [
        {
          title: 'Data painted on a slow phone',
          header: [
            ...['Page', 'Data painted', 'As a static file', 'Times'],
            ...['Hydrated', 'Requests by then', 'Layout shift'],
          ],
          rows,
          notes: [
            `Medians of ${visits} visits with an empty cache, a phone's screen: ${downMegabits} Mbit/s down, ${upMegabits} up, ${roundTripMs} ms round trip, processor ${processorSlowdown} times slower.`,
          ],
        },
      ];
    }),
};
