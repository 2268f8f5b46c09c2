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
import { slowdowns, times, turns, usableTimes, withPage } from '../long-list/with-list.ts';
import { median, milliseconds } from '../report/numbers.ts';

/** How many are in the page: few, and nearly all there are. */
const places = [
  { pages: 1, name: '48 in the page' },
  { pages: 104, name: '4,992 in the page' },
] as const;

const sign = { selector: 'main article' };
const addressOf = (pages: number) => `/admin/notifications?pages=${pages}`;

/** Opens the menu of a card with the keyboard. */
async function openMenu(opened: Opened, card: number): Promise<Interaction> {
  const { page } = opened;
  await page.locator('main article').nth(card).locator('button').focus();
  const measured = await measureInteraction(
    opened,
    () => page.keyboard.press('Enter'),
    () => page.waitForFunction(() => document.querySelector('[role=menuitem]') !== null),
  );
  // The first one brings the menu's code along, and its entries come without the focus.
  const isThere = await page.evaluate(() => document.activeElement?.role === 'menuitem');
  if (!isThere) await page.keyboard.press('ArrowDown');
  return measured;
}

const menuGone = (opened: Opened) =>
  opened.page.waitForFunction(() => document.querySelector('[role=menuitem]') === null);

/** Read or unread: the first entry of the menu that is open. */
const toggle = (opened: Opened): Promise<Interaction> =>
  measureInteraction(
    opened,
    () => opened.page.keyboard.press('Enter'),
    () => menuGone(opened),
  );

/** Deletes the card whose menu is open. */
async function remove(opened: Opened): Promise<Interaction> {
  const { page } = opened;
  const before = await page.evaluate(() => document.querySelector('main')?.textContent?.length);
  await page.keyboard.press('ArrowDown');
  return measureInteraction(
    opened,
    () => page.keyboard.press('Enter'),
    () =>
      page.waitForFunction(
        (length) => document.querySelector('main')?.textContent?.length !== length,
        before,
      ),
  );
}

interface Measured {
  readonly menu: readonly Interaction[];
  readonly toggle: readonly Interaction[];
  readonly remove: readonly Interaction[];
}

async function measureGestures(opened: Opened): Promise<Measured> {
  await watchEvents(opened.page);
  let card = 0;
  const menu: Interaction[] = [];
  const toggled = await times(async () => {
    menu.push(await openMenu(opened, card));
    card += 1;
    return toggle(opened);
  });
  const removed = await times(async () => {
    await openMenu(opened, card);
    return remove(opened);
  });
  return { menu, toggle: toggled, remove: removed };
}

const painted: Costs<Measured> = {
  'Open the menu of one': ({ menu }) => menu.map((one) => one.painted),
  'Toggle read': (measured) => measured.toggle.map((one) => one.painted),
  'Delete one': (measured) => measured.remove.map((one) => one.painted),
};

const busy: Costs<Measured> = {
  'Open the menu of one': ({ menu }) => menu.map((one) => one.busy),
  'Toggle read': (measured) => measured.toggle.map((one) => one.busy),
  'Delete one': (measured) => measured.remove.map((one) => one.busy),
};

const measure = (): Promise<readonly Section[]> =>
  withBrowser(
    async (measuring) => {
      const usable: (readonly (readonly number[])[])[] = [];
      const measured: (readonly Measured[])[] = [];
      for (const { pages } of places) {
        const page = { address: addressOf(pages), sign };
        usable.push(await usableTimes(measuring, page));
        const here: Measured[] = [];
        for (const slowdown of slowdowns) {
          here.push(await withPage(measuring, page, slowdown, measureGestures));
        }
        measured.push(here);
      }
      const header = ['', 'Processor', ...places.map(({ name }) => name)];
      const behind = `with ${heavySize.notifications.toLocaleString('en')} behind them`;
      return [
        {
          title: `Notifications ${behind}: the page`,
          header,
          rows: slowdowns.map((slowdown, at) => [
            'Until it can be used',
            `${slowdown}x`,
            ...usable.map((here) => milliseconds(median(here[at] ?? []))),
          ]),
          notes: [`Medians of ${turns} visits with an empty cache, no line in between.`],
        },
        {
          title: `Notifications ${behind}: painted after`,
          header,
          rows: costRows(painted, measured),
          notes: [`Medians of ${turns}, and the worst of them. ${paintedNote}`],
        },
        {
          title: `Notifications ${behind}: main thread`,
          header,
          rows: costRows(busy, measured),
          notes: [
            `Medians of ${turns}, and the worst of them, throttling included. Aim: rows out of sight cost nothing.`,
          ],
        },
      ];
    },
    { scenario: 'heavy' },
  );

/** What very many notifications cost whoever works through them. */
export const notificationsBench: Bench = {
  name: 'notifications',
  what: 'Notifications, 5,000 of them',
  needsBuild: true,
  measure,
};
