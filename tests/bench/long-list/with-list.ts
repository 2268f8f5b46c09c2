import { emailOf } from '@surtidor/sandbox/scenarios';
import { signInAs } from '../../harness/sign-in-as.ts';
import { openAndWatch, type ReadyElement } from '../browser/first-use.ts';
import type { Measuring } from '../browser/with-browser.ts';
import { measuredRoute } from '../bytes/measured-routes.ts';
import { median, milliseconds } from '../report/numbers.ts';
import type { Opened } from './interaction.ts';

/** How many times slower than this machine a processor is. */
export const slowdowns = [1, 4] as const;

export type Slowdown = (typeof slowdowns)[number];

/** How often each gesture is made. */
export const turns = 5;

/** A page to open and what shows when it can be used. */
export interface OpenPage {
  readonly address: string;
  readonly sign: ReadyElement;
}

/** Opens a page of the heavy dealer in a browser that has kept nothing, with a processor so much slower. */
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
    await signInAs(page, environment.portal, emailOf('representante', 'heavy'));
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const { usableAt } = await openAndWatch(page, address, sign);
    return await work({ page, session }, usableAt);
  } finally {
    await context.close();
  }
}

/** Opens a measured route like that. */
export function withList<T>(
  measuring: Measuring,
  route: string,
  slowdown: Slowdown,
  work: (opened: Opened, usableAt: number) => Promise<T>,
): Promise<T> {
  const { sign, address } = measuredRoute(route);
  return withPage(measuring, { sign, address: String(address) }, slowdown, work);
}

/** Does something as often as each gesture is made. */
export async function times<T>(once: () => Promise<T>): Promise<readonly T[]> {
  const measured: T[] = [];
  for (let turn = 0; turn < turns; turn += 1) measured.push(await once());
  return measured;
}

/** How long each visit takes until the page can be used, in ms, with every processor. */
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

/** The rows of a first page: until it can be used, with every processor. */
export async function firstPageRows(measuring: Measuring, route: string): Promise<string[][]> {
  const { sign, address } = measuredRoute(route);
  const all = await usableTimes(measuring, { sign, address: String(address) });
  return all.map((usable, place) => [
    'Until it can be used',
    `${slowdowns[place]}x`,
    milliseconds(median(usable)),
  ]);
}
