import { heavySize } from '@surtidor/sandbox/scenarios';
import type { Bench, Section } from '../bench.ts';
import { withBrowser } from '../browser/with-browser.ts';
import { type Costs, costRows, paintedNote } from './cost-rows.ts';
import {
  choose,
  type Growing,
  growTo,
  loadMore,
  openOne,
  pageSize,
  typeInFilter,
} from './gestures.ts';
import { type Interaction, type Opened, watchEvents } from './interaction.ts';
import { firstPageRows, slowdowns, times, turns, withList } from './with-list.ts';

const route = 'Orders list';

/** Panels there are, at least, when the gestures are measured. */
const lengths = [pageSize, 1_000] as const;

/** What the gestures cost with one processor in a list of one length. */
interface Measured {
  readonly more: readonly Growing[];
  readonly open: readonly Interaction[];
  readonly choose: readonly Interaction[];
  readonly type: readonly Interaction[];
}

const painted: Costs<Measured> = {
  [`Load ${pageSize} more: the press`]: ({ more }) => more.map((one) => one.painted),
  [`Load ${pageSize} more: the panels, after the answer`]: ({ more }) =>
    more.map(({ shown }) => shown),
  'Open one': ({ open }) => open.map((one) => one.painted),
  'Select one': (measured) => measured.choose.map((one) => one.painted),
  'Type a letter in the filter': (measured) => measured.type.map((one) => one.painted),
};

const busy: Costs<Measured> = {
  [`Load ${pageSize} more`]: ({ more }) => more.map((one) => one.busy),
  'Open one': ({ open }) => open.map((one) => one.busy),
  'Select one': (measured) => measured.choose.map((one) => one.busy),
  'Type a letter in the filter': (measured) => measured.type.map((one) => one.busy),
};

/** The gestures with every processor at each length, one list growing. */
async function measureLengths(opened: Opened): Promise<readonly (readonly Measured[])[]> {
  await watchEvents(opened.page);
  const throttle = (rate: number) =>
    opened.session.send('Emulation.setCPUThrottlingRate', { rate });
  const measured: Measured[][] = [];
  for (const length of lengths) {
    await throttle(1);
    await growTo(opened, length);
    const here: Measured[] = [];
    for (const slowdown of slowdowns) {
      await throttle(slowdown);
      here.push({
        more: await times(() => loadMore(opened)),
        open: await times(() => openOne(opened)),
        choose: await times(() => choose(opened)),
        type: await typeInFilter(opened, turns),
      });
    }
    measured.push(here);
  }
  return measured;
}

const header = [
  'Gesture',
  'Processor',
  ...lengths.map((length) => `${length.toLocaleString('en')} panels`),
];

const behind = `with ${heavySize.orders.toLocaleString('en')} orders behind it`;

const measure = (): Promise<readonly Section[]> =>
  withBrowser(
    async (measuring) => {
      const first = await firstPageRows(measuring, route);
      const measured = await withList(measuring, route, 1, measureLengths);
      return [
        {
          title: `Orders list ${behind}: the first page`,
          header: ['First page', 'Processor', 'Time'],
          rows: first,
          notes: [`Medians of ${turns} visits with an empty cache, no line in between.`],
        },
        {
          title: `Orders list ${behind}: painted after`,
          header,
          rows: costRows(painted, measured),
          notes: [`Medians of ${turns}, and the worst of them. ${paintedNote}`],
        },
        {
          title: `Orders list ${behind}: main thread`,
          header,
          rows: costRows(busy, measured),
          notes: [
            `Medians of ${turns}, and the worst of them, throttling included. Aim: load more as cheap at 1,000 panels as at 10.`,
          ],
        },
      ];
    },
    { scenario: 'heavy' },
  );

/** What a very long list of orders costs the one who works in it. */
export const ordersBench: Bench = {
  name: 'orders',
  what: 'Orders list, 1,000 panels long',
  needsBuild: true,
  measure,
};
