import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../../tools/chromium/find-chromium.ts';
import type { Competitor, Contest } from './competitors.ts';

/** What one visit measured, by the name of the action: milliseconds, bytes or a count. */
export type Measured = Readonly<Record<string, number>>;

/** A page with a debugging session beside it. */
interface OpenedPage {
  readonly page: Page;
  readonly session: CDPSession;
}

async function metric({ session }: OpenedPage, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
}

/** Two frames and a moment of rest: what an action set off has been done and painted. */
const atRest = ({ page }: OpenedPage) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 1_000 })),
        );
      }),
  );

/** The main thread's work, in milliseconds, for an action and all it sets off. */
async function cost(opened: OpenedPage, action: () => Promise<unknown>): Promise<number> {
  await atRest(opened);
  const previous = await metric(opened, 'TaskDuration');
  await action();
  await atRest(opened);
  await atRest(opened);
  return ((await metric(opened, 'TaskDuration')) - previous) * 1_000;
}

const memory = async (opened: OpenedPage): Promise<Measured> => {
  await opened.session.send('HeapProfiler.collectGarbage');
  return {
    heap: await metric(opened, 'JSHeapUsedSize'),
    nodes: await opened.page.evaluate(() => document.body.querySelectorAll('*').length),
  };
};

/** Where the middle of the nth match is on screen; a press there is a person's own. */
async function middleOf({ page }: OpenedPage, selector: string, place: number) {
  const target = page.locator(selector).nth(place);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${selector} is not to be seen.`);
  return [box.x + box.width / 2, box.y + box.height / 2] as const;
}

/** The pointer is at its place already, as a person's is; the press alone counts. */
const press = async (opened: OpenedPage, selector: string, place = 0): Promise<number> => {
  const { mouse } = opened.page;
  const [x, y] = await middleOf(opened, selector, place);
  await mouse.move(x, y);
  return cost(opened, async () => {
    await mouse.down();
    await mouse.up();
  });
};

type Visit = (opened: OpenedPage, competitor: Competitor) => Promise<Measured>;

const openAnd = async (opened: OpenedPage, { opens, shows }: Competitor): Promise<number> => {
  const open = await press(opened, opens);
  await opened.page.locator(shows).first().waitFor();
  return open;
};

const visits: Readonly<Record<Contest['task'], Visit>> = {
  selector: async (opened, competitor) => {
    const open = await openAnd(opened, competitor);
    const retained = await memory(opened);
    const key = await cost(opened, () => opened.page.keyboard.press('7'));
    const pick = await press(opened, competitor.shows, 2);
    return { open, key, pick, ...retained };
  },
  range: async (opened, competitor) => {
    const open = await openAnd(opened, competitor);
    return { open, pick: await press(opened, competitor.shows, 12), ...(await memory(opened)) };
  },
  cards: async (opened, { opens, shows }) => {
    const append = await press(opened, opens);
    return { append, toggle: await press(opened, shows, 2), ...(await memory(opened)) };
  },
  lines: async (opened, competitor) => {
    const open = await openAnd(opened, competitor);
    await press(opened, competitor.shows, 1);
    const type = await cost(opened, () => opened.page.keyboard.press('7'));
    return { open, type, ...(await memory(opened)) };
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
