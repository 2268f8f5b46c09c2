import { type BrowserContextOptions, devices, type Page } from '@playwright/test';
import type { Bench } from '../bench.ts';
import { withBrowser, withVisitor } from '../browser/with-browser.ts';

/** A list whose first screen is measured, with the aims for its rows. */
interface MeasuredList {
  readonly name: string;
  readonly path: string;
  /** Lowest position of the first row and height of a plain row, in pixels, and whole rows in sight. */
  readonly aim: { readonly start: number; readonly height: number; readonly rows: number };
}

/** Matches the rows of any list: cards, the rows of a grid and those of a table. */
const rowSelector = [
  'main :is(li, [role=listitem]) article',
  'main [role=grid] [role=row]:has([role=gridcell])',
  'main tbody tr',
].join();

const hub = '/admin/pending-invoices';

const phoneLists: readonly MeasuredList[] = [
  {
    name: 'Pending invoices',
    path: hub,
    aim: { start: 255, height: 90, rows: 6 },
  },
  {
    name: 'Orders',
    path: '/admin/orders-list',
    aim: { start: 255, height: 90, rows: 6 },
  },
  {
    name: 'Account status',
    path: '/admin/account-status',
    aim: { start: 290, height: 70, rows: 8 },
  },
  {
    name: 'Account history',
    path: '/admin/account-history',
    aim: { start: 290, height: 70, rows: 8 },
  },
  {
    name: 'People',
    path: '/allied/edit-profile/associates',
    aim: { start: 255, height: 80, rows: 8 },
  },
  {
    name: 'Compensations',
    path: `${hub}/compensations`,
    aim: { start: 255, height: 90, rows: 6 },
  },
];

const wideLists: readonly MeasuredList[] = [
  {
    name: 'Pending invoices',
    path: hub,
    aim: { start: 290, height: 130, rows: 12 },
  },
  {
    name: 'Orders table',
    path: '/admin/orders-list',
    aim: { start: 335, height: 45, rows: 12 },
  },
];

/** A window in which lists are measured. */
interface MeasuredWindow {
  readonly title: string;
  readonly lists: readonly MeasuredList[];
  readonly device: BrowserContextOptions;
}

const phone = { ...devices['Pixel 7'], deviceScaleFactor: 1 };

const windows: readonly MeasuredWindow[] = [
  {
    title: '390 x 844',
    lists: phoneLists,
    device: { ...phone, viewport: { width: 390, height: 844 } },
  },
  {
    title: '1280 x 900',
    lists: wideLists,
    device: { viewport: { width: 1280, height: 900 } },
  },
  {
    title: '844 x 390',
    lists: phoneLists,
    device: { ...phone, viewport: { width: 844, height: 390 } },
  },
  {
    title: '320 x 640',
    lists: phoneLists,
    device: { ...phone, viewport: { width: 320, height: 640 } },
  },
];

/** Measures the rows as they stand before any scroll. Returns the cells of the table. */
async function measureRows(page: Page, { path }: MeasuredList) {
  await page.goto(path);
  await page.locator(rowSelector).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => void (await document.fonts.ready));
  return page.locator(rowSelector).evaluateAll((elements) => {
    const boxes = elements.map((element) => element.getBoundingClientRect());
    const heights = boxes.map(({ height }) => Math.round(height)).sort((a, b) => a - b);
    return {
      start: Math.round(boxes[0]?.top ?? Number.NaN),
      height: heights[0] ?? Number.NaN,
      tallest: heights.at(-1) ?? Number.NaN,
      whole: boxes.filter(({ bottom }) => bottom <= window.innerHeight).length,
      isSideways: document.documentElement.scrollWidth > window.innerWidth,
    };
  });
}

/** Measures where the first row of each list starts, how high a row is, and how many whole rows are in sight. */
export const phoneBench: Bench = {
  name: 'phone',
  title: 'The first screen of the lists',
  needsBuild: true,
  measure: () =>
    withBrowser(async ({ browser, environment }) => {
      const sections = [];
      for (const { title, lists, device } of windows) {
        const rows = await withVisitor(
          browser,
          environment.portal,
          'representante',
          async (page) => {
            const cells: string[][] = [];
            for (const list of lists) {
              const { start, height, tallest, whole, isSideways } = await measureRows(page, list);
              const { aim } = list;
              cells.push([
                list.name,
                `${start} px`,
                `${height}${tallest === height ? '' : `–${tallest}`} px`,
                `${whole}${isSideways ? ' (scrolls sideways)' : ''}`,
                `${aim.start} px, ${aim.height} px, ${aim.rows}`,
              ]);
            }
            return cells;
          },
          device,
        );
        sections.push({
          title: `First screen at ${title}`,
          header: ['List', 'First row starts at', 'Height of a row', 'Whole rows in sight', 'Aim'],
          rows,
        });
      }
      return sections;
    }),
};
