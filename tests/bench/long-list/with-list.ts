import { getEmail } from '@surtidor/sandbox/scenarios';
import { signInAs } from '../../harness/sign-in-as.ts';
import { openAndWaitUntilUsable, type ReadyElement } from '../browser/open-until-usable.ts';
import type { BenchContext } from '../browser/with-browser.ts';
import { getMeasuredRoute } from '../bytes/measured-routes.ts';
import { computeMedian, formatMilliseconds } from '../report/numbers.ts';
import type { BenchPage } from './interaction.ts';

/** CPU slowdown factors. */
export const slowdowns = [1, 4] as const;

export type Slowdown = (typeof slowdowns)[number];

/** Repetitions of each gesture. */
export const repetitions = 5;

/** A page and the element that shows that it is usable. */
export interface PageToOpen {
  readonly path: string;
  readonly readyElement: ReadyElement;
}

/** Opens a page of the heavy dealer in a new profile with a CPU slowdown. */
export async function withPage<T>(
  { browser, environment }: BenchContext,
  { path, readyElement }: PageToOpen,
  slowdown: Slowdown,
  work: (benchPage: BenchPage, usableAt: number) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    baseURL: environment.portal,
    locale: 'es-CO',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await signInAs(page, environment.portal, getEmail('representante', 'heavy'));
    const cdpSession = await context.newCDPSession(page);
    await cdpSession.send('Performance.enable', { timeDomain: 'threadTicks' });
    await cdpSession.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const { usableAt } = await openAndWaitUntilUsable(page, path, readyElement);
    return await work({ page, cdpSession }, usableAt);
  } finally {
    await context.close();
  }
}

/** Opens a measured route of the heavy dealer in a new profile. */
export function withMeasuredRoute<T>(
  benchContext: BenchContext,
  route: string,
  slowdown: Slowdown,
  work: (benchPage: BenchPage, usableAt: number) => Promise<T>,
): Promise<T> {
  const { readyElement, path } = getMeasuredRoute(route);
  return withPage(benchContext, { readyElement, path: String(path) }, slowdown, work);
}

/** Repeats an action and returns its results. */
export async function repeat<T>(action: () => Promise<T>): Promise<readonly T[]> {
  const results: T[] = [];
  for (let repetition = 0; repetition < repetitions; repetition += 1) results.push(await action());
  return results;
}

/** Measures the times until the page is usable, in milliseconds, per CPU slowdown. */
export async function measureUsableTimes(
  benchContext: BenchContext,
  page: PageToOpen,
): Promise<readonly (readonly number[])[]> {
  const timesBySlowdown: (readonly number[])[] = [];
  for (const slowdown of slowdowns) {
    timesBySlowdown.push(
      await repeat(() =>
        withPage(benchContext, page, slowdown, async (_benchPage, usableAt) => usableAt),
      ),
    );
  }
  return timesBySlowdown;
}

/** Measures the first page and returns the rows of the report table. */
export async function measureFirstPage(
  benchContext: BenchContext,
  route: string,
): Promise<string[][]> {
  const { readyElement, path } = getMeasuredRoute(route);
  const timesBySlowdown = await measureUsableTimes(benchContext, {
    readyElement,
    path: String(path),
  });
  return timesBySlowdown.map((times, index) => [
    'Until usable',
    `${slowdowns[index]}x`,
    formatMilliseconds(computeMedian(times)),
  ]);
}
