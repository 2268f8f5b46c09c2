import { heavySize } from '@surtidor/sandbox/scenarios';
import type { Bench, Section } from '../bench.ts';
import { withBrowser } from '../browser/with-browser.ts';
import { median, milliseconds } from '../report/numbers.ts';
import { choose, type Growing, growTo, loadMore, pageSize, type } from './gestures.ts';
import { type Interaction, type Opened, watchEvents } from './interaction.ts';
import { firstPageRows, type Slowdown, slowdowns, times, turns, withList } from './with-list.ts';

const route = 'Pending invoices';

/** Minimum numbers of cards at which gestures are measured. */
const lengths = [pageSize, 500, 1_000, 2_000] as const;

/** Measurements for a CPU slowdown and list length. */
interface Measured {
  readonly slowdown: Slowdown;
  readonly more: readonly Growing[];
  readonly choose: readonly Interaction[];
  readonly type: readonly Interaction[];
}

/** Measures the gestures for every CPU slowdown and list length. */
async function measureLengths(opened: Opened): Promise<readonly (readonly Measured[])[]> {
  await watchEvents(opened.page);
  const throttle = (rate: number) =>
    opened.session.send('Emulation.setCPUThrottlingRate', { rate });
  const measured: Measured[][] = [];
  for (const length of lengths) {
    await throttle(1);
    await growTo(opened, length);
    const measuredHere: Measured[] = [];
    for (const slowdown of slowdowns) {
      await throttle(slowdown);
      measuredHere.push({
        slowdown,
        more: await times(() => loadMore(opened)),
        choose: await times(() => choose(opened)),
        type: await times(() => type(opened)),
      });
    }
    measured.push(measuredHere);
  }
  return measured;
}

/** A table row: the cost of a gesture at each length for a CPU slowdown. */
interface Row {
  readonly name: string;
  readonly cost: (measured: Measured) => string;
}

const middle = <T>(of: readonly T[], value: (one: T) => number) =>
  milliseconds(median(of.map(value)));
const withWorst = <T>(of: readonly T[], value: (one: T) => number) =>
  `${middle(of, value)} (${Math.max(...of.map(value)).toFixed(0)})`;
const painted = (one: Interaction) => one.painted;
const busy = (one: Interaction) => one.busy;

const paintRows: readonly Row[] = [
  { name: `Load ${pageSize} more: the press`, cost: ({ more }) => withWorst(more, painted) },
  {
    name: `Load ${pageSize} more: the cards, after the answer`,
    cost: ({ more }) => withWorst(more, (one) => one.shown),
  },
  { name: 'Choose one', cost: (measured) => withWorst(measured.choose, painted) },
  { name: 'Type a letter in the search', cost: (measured) => withWorst(measured.type, painted) },
];

const busyRows: readonly Row[] = [
  { name: `Load ${pageSize} more`, cost: ({ more }) => middle(more, busy) },
  { name: 'Choose one', cost: (measured) => middle(measured.choose, busy) },
  { name: 'Type a letter in the search', cost: (measured) => middle(measured.type, busy) },
];

const header = [
  'Gesture',
  'Processor',
  ...lengths.map((length) => `${length.toLocaleString('en')} cards`),
];

const tableRows = (rows: readonly Row[], measured: readonly (readonly Measured[])[]) =>
  rows.flatMap(({ name, cost }) =>
    slowdowns.map((slowdown, place) => [
      name,
      `${slowdown}x`,
      ...measured.map((measuredHere) => {
        const one = measuredHere[place];
        return one ? cost(one) : '';
      }),
    ]),
  );

const behind = `with ${heavySize.documents.toLocaleString('en')} documents behind it`;

async function measure(): Promise<readonly Section[]> {
  return withBrowser(
    async (measuring) => {
      const first = await firstPageRows(measuring, route);
      const measured = await withList(measuring, route, 1, measureLengths);
      return [
        {
          title: `Pending invoices ${behind}: the first page`,
          header: ['First page', 'Processor', 'Time'],
          rows: first,
          notes: [`Medians of ${turns} visits with an empty cache, no line in between.`],
        },
        {
          title: `Pending invoices ${behind}: painted after`,
          header,
          rows: tableRows(paintRows, measured),
          notes: [
            `Medians of ${turns}, and the worst of them. From the key to the paint that follows, as the browser reports it (16 ms is its least); for the cards, from the last byte of the answer to their paint. Aim: each within 200 ms at 4x.`,
          ],
        },
        {
          title: `Pending invoices ${behind}: main thread`,
          header,
          rows: tableRows(busyRows, measured),
          notes: [
            `Medians of ${turns}. Processor time of the main thread, throttling included, from the key until it came to rest. Aim: load more as cheap at 2,000 cards as at 10.`,
          ],
        },
      ];
    },
    { scenario: 'heavy' },
  );
}

/** The cost of working in a very long list of invoices. */
export const longListBench: Bench = {
  name: 'long-list',
  title: 'Pending invoices, 2,000 cards long',
  needsBuild: true,
  measure,
};
