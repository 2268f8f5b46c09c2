import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../../tools/chromium/find-chromium.ts';
import type { Competitor, Contest } from './competitors.ts';

/** Measurements of a visit by action: milliseconds, bytes or a count. */
export type Measured = Readonly<Record<string, number>>;

/** A page with a CDP session. */
interface OpenedPage {
  readonly page: Page;
  readonly session: CDPSession;
}

async function metric({ session }: OpenedPage, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
}

/** Waits two frames and an idle moment, so that the effects of an action are painted. */
const atRest = ({ page }: OpenedPage) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 1_000 })),
        );
      }),
  );

/** Main thread time of an action and its effects, in milliseconds. */
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

/** The centre of the nth match, for a trusted click. */
async function middleOf({ page }: OpenedPage, selector: string, place: number) {
  const target = page.locator(selector).nth(place);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${selector} is not to be seen.`);
  return [box.x + box.width / 2, box.y + box.height / 2] as const;
}

/** Moves the pointer first, so that only the press is measured. */
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
 * A visit in its own browser, so that competitors do not affect each other.
 * @param slower CPU slowdown factor.
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
    // Otherwise the garbage of loading would be collected during the first action.
    await session.send('HeapProfiler.collectGarbage');
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    return await visits[contest.task]({ page, session }, competitor);
  } finally {
    await browser.close();
  }
}
