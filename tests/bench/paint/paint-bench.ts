import type { Bench } from '../bench.ts';
import { type FirstUse, openAndWatch } from '../browser/first-use.ts';
import { withBrowser, withVisitor } from '../browser/with-browser.ts';
import { measuredRoute } from '../bytes/measured-routes.ts';
import { median, milliseconds } from '../report/numbers.ts';
import { slowDown, slowPhone } from './slow-phone.ts';

const visits = 5;
const pages = [
  { name: 'Sign-in', path: '/login' },
  { name: 'Dashboard', path: '/' },
];

const middle = (uses: readonly FirstUse[], of: 'firstPaint' | 'largestPaint' | 'usableAt') =>
  milliseconds(median(uses.map((use) => use[of])));

/** When sign-in and dashboard are painted on a slow phone. */
export const paintBench: Bench = {
  name: 'paint',
  title: 'Paint of sign-in and dashboard on a slow phone',
  needsBuild: true,
  measure: () =>
    withBrowser(async ({ browser, environment }) => {
      const measured = pages.map((page) => ({ page, uses: [] as FirstUse[] }));
      // The pages take turns, so that a busy moment of the machine affects all of them.
      for (let turn = 0; turn < visits; turn += 1) {
        for (const { page, uses } of measured) {
          const { role, sign } = measuredRoute(page.name);
          uses.push(
            await withVisitor(browser, environment.portal, role, async (tab) => {
              await slowDown(tab);
              return openAndWatch(tab, page.path, sign);
            }),
          );
        }
      }
      const { downMegabits, upMegabits, roundTripMs, processorSlowdown } = slowPhone;
      return [
        {
          title: 'Paint on a slow phone',
          header: ['Page', 'First paint', 'Largest paint', 'Usable'],
          rows: measured.map(({ page, uses }) => [
            page.name,
            middle(uses, 'firstPaint'),
            middle(uses, 'largestPaint'),
            middle(uses, 'usableAt'),
          ]),
          notes: [
            `Medians of ${visits} visits with an empty cache: ${downMegabits} Mbit/s down, ${upMegabits} up, ${roundTripMs} ms round trip, processor ${processorSlowdown} times slower.`,
          ],
        },
      ];
    }),
};
