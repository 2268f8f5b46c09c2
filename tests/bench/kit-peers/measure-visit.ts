import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../../tools/chromium/find-chromium.ts';
import type { Comparison, Competitor } from './comparisons.ts';

/** Measurements of a visit by action: milliseconds, bytes or a count. */
export type VisitMetrics = Readonly<Record<string, number>>;

/** A page with a CDP session. */
interface BenchPage {
  readonly page: Page;
  readonly cdpSession: CDPSession;
}

async function readMetric({ cdpSession }: BenchPage, name: string): Promise<number> {
  const { metrics } = await cdpSession.send('Performance.getMetrics');
  return metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
}

/** Waits for two frames and an idle moment, so that the effects of an action are painted. */
const waitUntilIdle = ({ page }: BenchPage) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1_000 })),
        );
      }),
  );

/** Measures the main-thread time of an action and its effects, in milliseconds. */
async function measureCost(benchPage: BenchPage, action: () => Promise<unknown>): Promise<number> {
  await waitUntilIdle(benchPage);
  const previousSeconds = await readMetric(benchPage, 'TaskDuration');
  await action();
  await waitUntilIdle(benchPage);
  await waitUntilIdle(benchPage);
  return ((await readMetric(benchPage, 'TaskDuration')) - previousSeconds) * 1_000;
}

const measureMemory = async (benchPage: BenchPage): Promise<VisitMetrics> => {
  await benchPage.cdpSession.send('HeapProfiler.collectGarbage');
  return {
    heap: await readMetric(benchPage, 'JSHeapUsedSize'),
    nodes: await benchPage.page.evaluate(() => document.body.querySelectorAll('*').length),
  };
};

/** Returns the centre of the nth match, for a trusted click. */
async function getCentre({ page }: BenchPage, selector: string, index: number) {
  const target = page.locator(selector).nth(index);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${selector} is not visible.`);
  return [box.x + box.width / 2, box.y + box.height / 2] as const;
}

/** Measures a click. The pointer moves first, so that only the click itself is measured. */
const measureClick = async (benchPage: BenchPage, selector: string, index = 0): Promise<number> => {
  const { mouse } = benchPage.page;
  const [x, y] = await getCentre(benchPage, selector, index);
  await mouse.move(x, y);
  return measureCost(benchPage, async () => {
    await mouse.down();
    await mouse.up();
  });
};

type Visit = (benchPage: BenchPage, competitor: Competitor) => Promise<VisitMetrics>;

const measureOpening = async (
  benchPage: BenchPage,
  { triggerSelector, contentSelector }: Competitor,
): Promise<number> => {
  const open = await measureClick(benchPage, triggerSelector);
  await benchPage.page.locator(contentSelector).first().waitFor();
  return open;
};

const visitByTask: Readonly<Record<Comparison['task'], Visit>> = {
  selector: async (benchPage, competitor) => {
    const open = await measureOpening(benchPage, competitor);
    const memory = await measureMemory(benchPage);
    const key = await measureCost(benchPage, () => benchPage.page.keyboard.press('7'));
    const pick = await measureClick(benchPage, competitor.contentSelector, 2);
    return { open, key, pick, ...memory };
  },
  range: async (benchPage, competitor) => {
    const open = await measureOpening(benchPage, competitor);
    return {
      open,
      pick: await measureClick(benchPage, competitor.contentSelector, 12),
      ...(await measureMemory(benchPage)),
    };
  },
  cards: async (benchPage, { triggerSelector, contentSelector }) => {
    const append = await measureClick(benchPage, triggerSelector);
    return {
      append,
      toggle: await measureClick(benchPage, contentSelector, 2),
      ...(await measureMemory(benchPage)),
    };
  },
  lines: async (benchPage, competitor) => {
    const open = await measureOpening(benchPage, competitor);
    await measureClick(benchPage, competitor.contentSelector, 1);
    const type = await measureCost(benchPage, () => benchPage.page.keyboard.press('7'));
    return { open, type, ...(await measureMemory(benchPage)) };
  },
};

/**
 * Measures a visit in its own browser, so that competitors do not affect each other.
 * @param slowdown CPU slowdown factor.
 */
export async function measureVisit(
  url: string,
  comparison: Comparison,
  competitor: Competitor,
  slowdown: number,
): Promise<VisitMetrics> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments,
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(60_000);
    const cdpSession = await page.context().newCDPSession(page);
    await cdpSession.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url);
    await page.locator(competitor.triggerSelector).first().waitFor();
    // Otherwise, garbage from loading would be collected during the first action.
    await cdpSession.send('HeapProfiler.collectGarbage');
    await cdpSession.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await visitByTask[comparison.task]({ page, cdpSession }, competitor);
  } finally {
    await browser.close();
  }
}
