import { emailOf } from '@surtidor/sandbox/worlds';
import { enterAs } from '../../harness/enter.ts';
import { openAndWatch } from '../browser/first-use.ts';
import type { Measuring } from '../browser/with-browser.ts';
import { measuredRoute } from '../bytes/measured-routes.ts';
import { median, milliseconds } from '../report/numbers.ts';
import type { Opened } from './interaction.ts';

/** How many times slower than this machine a processor is. */
export const slowdowns = [1, 4] as const;

export type Slowdown = (typeof slowdowns)[number];

/** How often each gesture is made. */
export const turns = 5;

/** Opens a list in a browser that has kept nothing, with a processor so much slower. */
export async function withList<T>(
  { browser, stage }: Measuring,
  route: string,
  slowdown: Slowdown,
  work: (opened: Opened, usableAt: number) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    baseURL: stage.portal,
    locale: 'es-CO',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await enterAs(page, stage.portal, emailOf('representante', 'heavy'));
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const { sign, address } = measuredRoute(route);
    const { usableAt } = await openAndWatch(page, String(address), sign);
    return await work({ page, session }, usableAt);
  } finally {
    await context.close();
  }
}

/** Does something as often as each gesture is made. */
export async function times<T>(once: () => Promise<T>): Promise<readonly T[]> {
  const measured: T[] = [];
  for (let turn = 0; turn < turns; turn += 1) measured.push(await once());
  return measured;
}

/** The rows of a first page: until it can be used, with every processor. */
export async function firstPageRows(measuring: Measuring, route: string): Promise<string[][]> {
  const rows: string[][] = [];
  for (const slowdown of slowdowns) {
    const usable = await times(() =>
      withList(measuring, route, slowdown, async (_opened, usableAt) => usableAt),
    );
    rows.push(['Until it can be used', `${slowdown}x`, milliseconds(median(usable))]);
  }
  return rows;
}
