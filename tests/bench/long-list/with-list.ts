import { getEmail } from '@surtidor/sandbox/scenarios';
import { signInAs } from '../../harness/sign-in-as.ts';
import { openAndWatch, type ReadyElement } from '../browser/first-use.ts';
import type { Measuring } from '../browser/with-browser.ts';
import { measuredRoute } from '../bytes/measured-routes.ts';
import { median, milliseconds } from '../report/numbers.ts';
import type { Opened } from './interaction.ts';

/** CPU slowdowns. */
export const slowdowns = [1, 4] as const;

export type Slowdown = (typeof slowdowns)[number];

/** Repetitions of each gesture. */
export const turns = 5;

/** A page and the element that shows that it is usable. */
export interface OpenPage {
  readonly address: string;
  readonly sign: ReadyElement;
}

/** Opens a page of the heavy dealer in a new profile with a CPU slowdown. */
export async function withPage<T>(
  { browser, environment }: Measuring,
  { address, sign }: OpenPage,
  slowdown: Slowdown,
  work: (opened: Opened, usableAt: number) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    baseURL: environment.portal,
    locale: 'es-CO',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await signInAs(page, environment.portal, getEmail('representante', 'heavy'));
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const { usableAt } = await openAndWatch(page, address, sign);
    return await work({ page, session }, usableAt);
  } finally {
    await context.close();
  }
}

/** Opens a measured route the same way. */
export function withList<T>(
  measuring: Measuring,
  route: string,
  slowdown: Slowdown,
  work: (opened: Opened, usableAt: number) => Promise<T>,
): Promise<T> {
  const { sign, address } = measuredRoute(route);
  return withPage(measuring, { sign, address: String(address) }, slowdown, work);
}

/** Repeats an action. */
export async function times<T>(once: () => Promise<T>): Promise<readonly T[]> {
  const measured: T[] = [];
  for (let turn = 0; turn < turns; turn += 1) measured.push(await once());
  return measured;
}

/** Time until usable, in ms, per CPU slowdown. */
export async function usableTimes(
  measuring: Measuring,
  page: OpenPage,
): Promise<readonly (readonly number[])[]> {
  const all: (readonly number[])[] = [];
  for (const slowdown of slowdowns) {
    all.push(
      await times(() => withPage(measuring, page, slowdown, async (_opened, usableAt) => usableAt)),
    );
  }
  return all;
}

/** Table rows of the first page. */
export async function firstPageRows(measuring: Measuring, route: string): Promise<string[][]> {
  const { sign, address } = measuredRoute(route);
  const all = await usableTimes(measuring, { sign, address: String(address) });
  return all.map((usable, place) => [
    'Until it can be used',
    `${slowdowns[place]}x`,
    milliseconds(median(usable)),
  ]);
}
