import type { CDPSession, Page } from '@playwright/test';
import { emailOf, heavySize } from '@surtidor/sandbox/worlds';
import { enterAs } from '../../harness/enter.ts';
import type { Bench, Section } from '../bench.ts';
import { openAndWatch } from '../browser/first-use.ts';
import { type Measuring, withBrowser } from '../browser/with-browser.ts';
import { measuredRoute } from '../bytes/measured-routes.ts';
import { median, milliseconds } from '../report/numbers.ts';
import { type Interaction, measureInteraction, watchEvents } from './interaction.ts';

const pageSize = 10;
const mostCards = 2_000;
const turns = 5;

/** The rows of the table, in the order in which they happen. */
interface Measured {
  readonly slowdown: number;
  readonly firstPage: number;
  readonly moreAtTen: readonly Interaction[];
  readonly toggleAtTen: readonly Interaction[];
  readonly typeAtTen: readonly Interaction[];
  readonly moreAtMost: readonly Interaction[];
  readonly toggleAtMost: readonly Interaction[];
  readonly typeAtMost: readonly Interaction[];
}

interface Opened {
  readonly page: Page;
  readonly session: CDPSession;
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');

async function times(count: number, once: (turn: number) => Promise<Interaction>) {
  const measured: Interaction[] = [];
  for (let turn = 0; turn < count; turn += 1) measured.push(await once(turn));
  return measured;
}

/** One more page, asked for with the keyboard: nothing has to be scrolled into view. */
async function loadMore(opened: Opened): Promise<Interaction> {
  const { page } = opened;
  const before = await cards(page).count();
  const button = page.getByRole('button', { name: 'Cargar más' });
  await button.focus();
  return measureInteraction(
    opened,
    () => page.keyboard.press('Enter'),
    async () => {
      await page.waitForFunction(
        (count) => document.querySelectorAll('main article').length >= count,
        before + pageSize,
      );
      await button.waitFor();
    },
  );
}

async function toggle(opened: Opened, turn: number): Promise<Interaction> {
  const box = cards(opened.page).getByRole('checkbox', { disabled: false }).nth(turn);
  await box.focus();
  return measureInteraction(
    opened,
    () => opened.page.keyboard.press('Space'),
    async () => {
      await opened.page.waitForFunction(
        () => document.activeElement instanceof HTMLInputElement && document.activeElement.checked,
      );
    },
  );
}

/** One letter in the search box; the search itself comes a second later and is taken back. */
async function type(opened: Opened): Promise<Interaction> {
  const { page } = opened;
  const box = page.getByRole('searchbox').first();
  await box.focus();
  const measured = await measureInteraction(
    opened,
    () => page.keyboard.press('7'),
    async () => {
      await page.waitForFunction(
        () => document.querySelector<HTMLInputElement>('main input[type=search]')?.value === '7',
      );
    },
  );
  await page.keyboard.press('Backspace');
  return measured;
}

const gestures = async (opened: Opened) => ({
  more: await times(turns, () => loadMore(opened)),
  toggle: await times(turns, (turn) => toggle(opened, turn)),
  type: await times(turns, () => type(opened)),
});

async function measureAt({ browser, stage }: Measuring, slowdown: number): Promise<Measured> {
  const context = await browser.newContext({ baseURL: stage.portal, locale: 'es-CO' });
  try {
    const page = await context.newPage();
    await enterAs(page, stage.portal, emailOf('representante', 'heavy'));
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const { sign, address } = measuredRoute('Pending invoices');
    const first = await openAndWatch(page, String(address), sign);
    await watchEvents(page);
    const opened = { page, session };
    const few = await gestures(opened);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    while ((await cards(page).count()) < mostCards) await loadMore(opened);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const many = await gestures(opened);
    return {
      slowdown,
      firstPage: first.usableAt,
      moreAtTen: few.more,
      toggleAtTen: few.toggle,
      typeAtTen: few.type,
      moreAtMost: many.more,
      toggleAtMost: many.toggle,
      typeAtMost: many.type,
    };
  } finally {
    await context.close();
  }
}

const painted = (interactions: readonly Interaction[]) =>
  milliseconds(median(interactions.map((one) => one.painted)));
const busy = (interactions: readonly Interaction[]) =>
  milliseconds(median(interactions.map((one) => one.busy)));

const rowsOf = (one: Measured): readonly (readonly string[])[] => {
  const at = `${one.slowdown}x`;
  const row = (what: string, few: readonly Interaction[], many: readonly Interaction[]) => [
    what,
    at,
    painted(few),
    painted(many),
    busy(few),
    busy(many),
  ];
  return [
    ['First page can be used', at, milliseconds(one.firstPage), '', '', ''],
    row('Load 10 more', one.moreAtTen, one.moreAtMost),
    row('Choose one', one.toggleAtTen, one.toggleAtMost),
    row('Type a letter in the search', one.typeAtTen, one.typeAtMost),
  ];
};

async function measure(): Promise<readonly Section[]> {
  const measured = await withBrowser(
    async (measuring) => [await measureAt(measuring, 1), await measureAt(measuring, 4)],
    { world: 'heavy' },
  );
  const few = 'of 10 to 60';
  const many = `of ${mostCards.toLocaleString('en')}`;
  return [
    {
      title: `Pending invoices with ${heavySize.documents.toLocaleString('en')} documents behind them`,
      header: [
        'Gesture',
        'Processor',
        `Painted, ${few}`,
        `Painted, ${many}`,
        `Main thread, ${few}`,
        `Main thread, ${many}`,
      ],
      rows: measured.flatMap(rowsOf),
      notes: [
        `Medians of ${turns}. Painted: from the key to the paint that follows, as the browser reports it (16 ms is its least); aim: within 200 ms at 4x.`,
        'Main thread: all it did until it came to rest, the request and the new cards included; aim: load more as cheap in a list of 2,000 as in a short one.',
      ],
    },
  ];
}

/** What a very long list of invoices costs the one who works in it. */
export const longListBench: Bench = {
  name: 'long-list',
  what: 'Pending invoices, 2,000 cards long',
  needsBuild: true,
  measure,
};
