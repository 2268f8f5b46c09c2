import { heavySize } from '@surtidor/sandbox/scenarios';
import type { Bench, Section } from '../bench.ts';
import { withBrowser } from '../browser/with-browser.ts';
import { type Costs, costRows, paintedNote } from '../long-list/cost-rows.ts';
import {
  type Interaction,
  measureInteraction,
  type Opened,
  watchEvents,
} from '../long-list/interaction.ts';
import { slowdowns, times, turns, withList } from '../long-list/with-list.ts';

/** What is typed, letter by letter: it finds stations among all there are. */
const query = 'estacion';

/** Opens the palette by its keys; the first time its code comes along. */
const openPalette = (opened: Opened): Promise<Interaction> =>
  measureInteraction(
    opened,
    () => opened.page.keyboard.press('Control+k'),
    () =>
      opened.page.waitForFunction(() => document.querySelector('dialog [role=option]') !== null),
  );

async function close({ page }: Opened): Promise<void> {
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
}

/** Types the words, each letter by itself. */
async function typeQuery(opened: Opened): Promise<readonly Interaction[]> {
  const { page } = opened;
  const measured: Interaction[] = [];
  for (let letters = 1; letters <= query.length; letters += 1) {
    measured.push(
      await measureInteraction(
        opened,
        () => page.keyboard.press(query.charAt(letters - 1)),
        () =>
          page.waitForFunction(
            (typed) => document.querySelector<HTMLInputElement>('dialog input')?.value === typed,
            query.slice(0, letters),
          ),
      ),
    );
  }
  return measured;
}

/** The words at once after a first letter, until the stations that hold them stand there. */
async function search(opened: Opened): Promise<Interaction> {
  const { page } = opened;
  await page.keyboard.press('Control+a');
  await page.keyboard.press(query.charAt(0));
  await page.waitForFunction(
    () =>
      ![...document.querySelectorAll('dialog [role=group]')].some((group) =>
        group.textContent?.includes('Estaciones'),
      ),
  );
  return measureInteraction(
    opened,
    () => page.keyboard.insertText(query.slice(1)),
    () =>
      page.waitForFunction(() =>
        [...document.querySelectorAll('dialog [role=group]')].some((group) =>
          group.textContent?.includes('Estaciones'),
        ),
      ),
  );
}

/** The arrow key, from one to the next. */
const move = (opened: Opened): Promise<Interaction> =>
  measureInteraction(
    opened,
    () => opened.page.keyboard.press('ArrowDown'),
    async () => undefined,
  );

interface Measured {
  readonly first: Interaction;
  readonly open: readonly Interaction[];
  readonly type: readonly Interaction[];
  readonly search: readonly Interaction[];
  readonly move: readonly Interaction[];
}

async function measureGestures(opened: Opened): Promise<Measured> {
  await watchEvents(opened.page);
  const first = await openPalette(opened);
  const open = await times(async () => {
    await close(opened);
    return openPalette(opened);
  });
  const type = await typeQuery(opened);
  const found = await times(() => search(opened));
  return { first, open, type, search: found, move: await times(() => move(opened)) };
}

const painted: Costs<Measured> = {
  'Open, the first time': ({ first }) => [first.painted],
  Open: ({ open }) => open.map((one) => one.painted),
  'Type a letter': ({ type }) => type.map((one) => one.painted),
  'Paste words, until the stations stand there': (measured) =>
    measured.search.map((one) => one.painted),
  'An arrow key': (measured) => measured.move.map((one) => one.painted),
};

const busy: Costs<Measured> = {
  'Open, the first time': ({ first }) => [first.busy],
  Open: ({ open }) => open.map((one) => one.busy),
  'Type a letter': ({ type }) => type.map((one) => one.busy),
  'Paste words, until the stations stand there': (measured) =>
    measured.search.map((one) => one.busy),
  'An arrow key': (measured) => measured.move.map((one) => one.busy),
};

const behind = `with ${heavySize.destinations.toLocaleString('en')} stations`;

const measure = (): Promise<readonly Section[]> =>
  withBrowser(
    async (measuring) => {
      const measured: Measured[] = [];
      for (const slowdown of slowdowns) {
        measured.push(await withList(measuring, 'Orders list', slowdown, measureGestures));
      }
      const header = ['Gesture', 'Processor', 'Time'];
      return [
        {
          title: `The command palette ${behind}: painted after`,
          header,
          rows: costRows(painted, [measured]),
          notes: [`Medians of ${turns}, and the worst of them. ${paintedNote}`],
        },
        {
          title: `The command palette ${behind}: main thread`,
          header,
          rows: costRows(busy, [measured]),
          notes: [`Medians of ${turns}, and the worst of them, throttling included.`],
        },
      ];
    },
    { scenario: 'heavy' },
  );

/** What very many stations cost whoever looks for one in the palette. */
export const paletteBench: Bench = {
  name: 'palette',
  what: 'The command palette, 20,000 stations',
  needsBuild: true,
  measure,
};
