import type { Bench, Section } from '../bench.ts';
import { type Measuring, withBrowser, withVisitor } from '../browser/with-browser.ts';
import { against, kilobytes } from '../report/numbers.ts';
import { askedBeforeUse, measureRoute, neededForUse, type RouteUse } from './measure-route.ts';
import {
  cssBudget,
  dashboardRequests,
  type MeasuredRoute,
  measuredRoutes,
} from './measured-routes.ts';
import { codeOf, neededRequests } from './route-bytes.ts';

/** What one visit to a route takes, in a browser that has kept nothing. */
export async function visitRoute(
  { browser, stage }: Measuring,
  { address, seat, sign }: MeasuredRoute,
  idle: 'natural' | 'held',
): Promise<RouteUse> {
  const { portal, sandbox } = stage;
  const path = await withVisitor(browser, portal, seat, (page) => address(page, sandbox));
  return withVisitor(browser, portal, seat, (page) => measureRoute(page, path, sign, idle));
}

interface Visit {
  readonly route: MeasuredRoute;
  /** The page's idle work waits until it can be used: what is asked for is what use needs. */
  readonly held: RouteUse;
  /** Everything takes the turn it takes. */
  readonly natural: RouteUse;
}

async function visitAll(measuring: Measuring): Promise<readonly Visit[]> {
  const visits: Visit[] = [];
  for (const route of measuredRoutes) {
    const held = await visitRoute(measuring, route, 'held');
    visits.push({ route, held, natural: await visitRoute(measuring, route, 'natural') });
  }
  return visits;
}

const bytesSection = (visits: readonly Visit[]): Section => ({
  title: 'JavaScript and CSS to the first interaction',
  header: ['Route', 'gzip', 'brotli, with aim', 'of it CSS', 'begun by then'],
  rows: visits.map(({ route, held, natural }) => {
    const { all, css } = codeOf(held, neededForUse(held));
    return [
      route.name,
      kilobytes(all.gzip),
      against(all.brotli, route.budget),
      against(css.brotli, cssBudget),
      kilobytes(codeOf(natural, askedBeforeUse(natural)).all.brotli),
    ];
  }),
  notes: [
    'Each file compressed by itself (1 kB = 1000 bytes); CSS inside the page counts.',
    'Begun by then: with what the page began to fetch before its data showed, though nothing waits for it (brotli).',
  ],
});

const requestsSection = (visits: readonly Visit[]): Section => ({
  title: 'Requests after the HTML until the route shows its data',
  header: ['Route', 'Needed', 'All', 'Which are needed'],
  rows: visits.map(({ route, held, natural }) => {
    const needed = neededRequests(held);
    const aim = route.name === 'Dashboard' ? ` of ${dashboardRequests}` : '';
    const names = needed.map(
      (path) =>
        path
          .split('/')
          .at(-1)
          ?.replace(/-[\w-]{8}\./, '.') ?? '',
    );
    return [
      route.name,
      `${needed.length}${aim}`,
      String(askedBeforeUse(natural).length),
      names.join(', '),
    ];
  }),
  notes: ['All: with fonts, pictures and what was begun by then though nothing waits for it.'],
});

/** Bytes and requests of each route. */
export const bytesBench: Bench = {
  name: 'bytes',
  what: 'Bytes and requests of each route',
  needsBuild: true,
  measure: async () => {
    const visits = await withBrowser(visitAll);
    return [bytesSection(visits), requestsSection(visits)];
  },
};
