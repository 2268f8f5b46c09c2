import { heavySize } from '@surtidor/sandbox/scenarios';
import type { Bench, Section } from '../bench.ts';
import { withBrowser } from '../browser/with-browser.ts';
import { computeMedian, formatMilliseconds } from '../report/numbers.ts';
import {
  growListTo,
  type LoadMoreCost,
  measureLoadMore,
  measureSelect,
  measureTyping,
  pageSize,
} from './gestures.ts';
import { type BenchPage, type InteractionCost, watchEvents } from './interaction.ts';
import {
  measureFirstPage,
  repeat,
  repetitions,
  type Slowdown,
  slowdowns,
  withMeasuredRoute,
} from './with-list.ts';

const route = 'Pending invoices';

/** Minimum numbers of cards at which gestures are measured. */
const lengths = [pageSize, 500, 1_000, 2_000] as const;

/** Measurements for a CPU slowdown and list length. */
interface LengthCosts {
  readonly slowdown: Slowdown;
  readonly loadMore: readonly LoadMoreCost[];
  readonly select: readonly InteractionCost[];
  readonly type: readonly InteractionCost[];
}

/** Measures the gestures for every CPU slowdown and list length. */
async function measureLengths(benchPage: BenchPage): Promise<readonly (readonly LengthCosts[])[]> {
  await watchEvents(benchPage.page);
  const throttle = (rate: number) =>
    benchPage.cdpSession.send('Emulation.setCPUThrottlingRate', { rate });
  const costsByLength: LengthCosts[][] = [];
  for (const length of lengths) {
    await throttle(1);
    await growListTo(benchPage, length);
    const costs: LengthCosts[] = [];
    for (const slowdown of slowdowns) {
      await throttle(slowdown);
      costs.push({
        slowdown,
        loadMore: await repeat(() => measureLoadMore(benchPage)),
        select: await repeat(() => measureSelect(benchPage)),
        type: await repeat(() => measureTyping(benchPage)),
      });
    }
    costsByLength.push(costs);
  }
  return costsByLength;
}

/** A table row: the cost of a gesture at each length for a CPU slowdown. */
interface Row {
  readonly name: string;
  readonly formatCost: (costs: LengthCosts) => string;
}

const formatMedian = <T>(items: readonly T[], getValue: (one: T) => number) =>
  formatMilliseconds(computeMedian(items.map(getValue)));
const formatMedianAndMax = <T>(items: readonly T[], getValue: (one: T) => number) =>
  `${formatMedian(items, getValue)} (${Math.max(...items.map(getValue)).toFixed(0)})`;
const getPaintMs = (one: InteractionCost) => one.paintMs;
const getBusyMs = (one: InteractionCost) => one.busyMs;

const paintRows: readonly Row[] = [
  {
    name: `Load ${pageSize} more: the key press`,
    formatCost: ({ loadMore }) => formatMedianAndMax(loadMore, getPaintMs),
  },
  {
    name: `Load ${pageSize} more: the cards, after the response`,
    formatCost: ({ loadMore }) => formatMedianAndMax(loadMore, (one) => one.responseToPaintMs),
  },
  {
    name: 'Select one',
    formatCost: (costs) => formatMedianAndMax(costs.select, getPaintMs),
  },
  {
    name: 'Type a letter in the search',
    formatCost: (costs) => formatMedianAndMax(costs.type, getPaintMs),
  },
];

const busyRows: readonly Row[] = [
  {
    name: `Load ${pageSize} more`,
    formatCost: ({ loadMore }) => formatMedian(loadMore, getBusyMs),
  },
  {
    name: 'Select one',
    formatCost: (costs) => formatMedian(costs.select, getBusyMs),
  },
  {
    name: 'Type a letter in the search',
    formatCost: (costs) => formatMedian(costs.type, getBusyMs),
  },
];

const header = [
  'Gesture',
  'Processor',
  ...lengths.map((length) => `${length.toLocaleString('en')} cards`),
];

const createTableRows = (
  rows: readonly Row[],
  costsByLength: readonly (readonly LengthCosts[])[],
) =>
  rows.flatMap(({ name, formatCost }) =>
    slowdowns.map((slowdown, index) => [
      name,
      `${slowdown}x`,
      ...costsByLength.map((costs) => {
        const slowdownCosts = costs[index];
        return slowdownCosts ? formatCost(slowdownCosts) : '';
      }),
    ]),
  );

const datasetText = `of ${heavySize.documents.toLocaleString('en')} documents`;

async function measure(): Promise<readonly Section[]> {
  return withBrowser(
    async (benchContext) => {
      const firstPage = await measureFirstPage(benchContext, route);
      const costsByLength = await withMeasuredRoute(benchContext, route, 1, measureLengths);
      return [
        {
          title: `Pending invoices ${datasetText}: the first page`,
          header: ['First page', 'Processor', 'Time'],
          rows: firstPage,
          notes: [
            `Medians of ${repetitions} visits with an empty cache and an unthrottled network.`,
          ],
        },
        {
          title: `Pending invoices ${datasetText}: painted after`,
          header,
          rows: createTableRows(paintRows, costsByLength),
          notes: [
            `Medians of ${repetitions}, with the maximum in parentheses: from the key press to the next paint, as reported by the browser (at least 16 ms); for the cards, from the last byte of the response to their paint. Target: 200 ms at 4x.`,
          ],
        },
        {
          title: `Pending invoices ${datasetText}: main thread`,
          header,
          rows: createTableRows(busyRows, costsByLength),
          notes: [
            `Medians of ${repetitions}. Main-thread CPU time, including throttling, from the key press until idle. Target: loading more costs the same with 2,000 cards as with 10.`,
          ],
        },
      ];
    },
    { scenario: 'heavy' },
  );
}

/** Measures gestures in a list of 2,000 invoices. */
export const longListBench: Bench = {
  name: 'long-list',
  title: 'Pending invoices with 2,000 cards',
  needsBuild: true,
  measure,
};
