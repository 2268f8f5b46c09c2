import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../../tools/chromium/find-chromium.ts';
import type { Competitor, Contest } from './competitors.ts';

/** What one visit measured, by the name of the action: milliseconds, bytes or a count. */
export type Measured = Readonly<Record<string, number>>;

/** A page with a debugging session beside it. */
interface Seat {
  readonly page: Page;
  readonly session: CDPSession;
}

async function metric({ session }: Seat, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
}

/** Two frames and a moment of rest: what an action set off has been done and painted. */
const atRest = ({ page }: Seat) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 1_000 })),
        );
      }),
  );

/** The main thread's work, in milliseconds, for an action and all it sets off. */
async function cost(seat: Seat, action: () => Promise<unknown>): Promise<number> {
  await atRest(seat);
  const before = await metric(seat, 'TaskDuration');
  await action();
  await atRest(seat);
  await atRest(seat);
  return ((await metric(seat, 'TaskDuration')) - before) * 1_000;
}

const memory = async (seat: Seat): Promise<Measured> => {
  await seat.session.send('HeapProfiler.collectGarbage');
  return {
    heap: await metric(seat, 'JSHeapUsedSize'),
    nodes: await seat.page.evaluate(() => document.body.querySelectorAll('*').length),
  };
};

/** Where the middle of the nth match is on screen; a press there is a person's own. */
async function middleOf({ page }: Seat, selector: string, place: number) {
  const target = page.locator(selector).nth(place);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${selector} is not to be seen.`);
  return [box.x + box.width / 2, box.y + box.height / 2] as const;
}

/** The pointer is at its place already, as a person's is; the press alone counts. */
const press = async (seat: Seat, selector: string, place = 0): Promise<number> => {
  const { mouse } = seat.page;
  const [x, y] = await middleOf(seat, selector, place);
  await mouse.move(x, y);
  return cost(seat, async () => {
    await mouse.down();
    await mouse.up();
  });
};

type Visit = (seat: Seat, competitor: Competitor) => Promise<Measured>;

const openAnd = async (seat: Seat, { opens, shows }: Competitor): Promise<number> => {
  const open = await press(seat, opens);
  await seat.page.locator(shows).first().waitFor();
  return open;
};

const visits: Readonly<Record<Contest['task'], Visit>> = {
  selector: async (seat, competitor) => {
    const open = await openAnd(seat, competitor);
    const kept = await memory(seat);
    const key = await cost(seat, () => seat.page.keyboard.press('7'));
    const pick = await press(seat, competitor.shows, 2);
    return { open, key, pick, ...kept };
  },
  range: async (seat, competitor) => {
    const open = await openAnd(seat, competitor);
    return { open, pick: await press(seat, competitor.shows, 12), ...(await memory(seat)) };
  },
  cards: async (seat, { opens, shows }) => {
    const append = await press(seat, opens);
    return { append, toggle: await press(seat, shows, 2), ...(await memory(seat)) };
  },
  lines: async (seat, competitor) => {
    const open = await openAnd(seat, competitor);
    await press(seat, competitor.shows, 1);
    const type = await cost(seat, () => seat.page.keyboard.press('7'));
    return { open, type, ...(await memory(seat)) };
  },
};

/**
 * One visit in a browser of its own: what a competitor does to its browser is nobody else's.
 * @param slower How many times slower the processor is made.
 */
export async function visit(
  address: string,
  contest: Contest,
  competitor: Competitor,
  slower: number,
): Promise<Measured> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments,
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(60_000);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(address);
    await page.locator(competitor.opens).first().waitFor();
    // What loading left behind would be collected during the first action.
    await session.send('HeapProfiler.collectGarbage');
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    return await visits[contest.task]({ page, session }, competitor);
  } finally {
    await browser.close();
  }
}
