import type { Bench, Section } from '../bench.ts';
import { type Measuring, withBrowser } from '../browser/with-browser.ts';
import { against, kilobytes } from '../report/numbers.ts';
import { filesBeforeUse, neededForUse, type RouteUse } from './measure-route.ts';
import { type MeasuredRoute, measuredRoutes } from './measured-routes.ts';
import { codeOf, neededRequests } from './route-bytes.ts';
import { visitRoute } from './visit-route.ts';

interface Visit {
  readonly route: MeasuredRoute;
  /** Late scripts are kept back until the page can be used, unless it needs them. */
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

const neededCode = ({ held }: Visit) => codeOf(held, neededForUse(held));

/** Bytes by which a route needs more than the dashboard: '+5.8 kB'. */
function overDashboard(visit: Visit, visits: readonly Visit[]): string {
  const home = visits.find(({ route }) => route.name === 'Dashboard');
  const more = neededCode(visit).all.brotli - (home ? neededCode(home).all.brotli : 0);
  return more > 0 ? `+${kilobytes(more)}` : '';
}

const bytesSection = (visits: readonly Visit[]): Section => ({
  title: 'JavaScript and CSS to the first interaction',
  header: ['Route', 'gzip', 'brotli, with aim', 'of it CSS', 'over dashboard', 'begun by then'],
  rows: visits.map((visit) => {
    const { route, natural } = visit;
    const { all, css } = neededCode(visit);
    return [
      route.name,
      kilobytes(all.gzip),
      against(all.brotli, route.budget),
      kilobytes(css.brotli),
      overDashboard(visit, visits),
      kilobytes(codeOf(natural, filesBeforeUse(natural)).all.brotli),
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
    const names = needed.map(
      (path) =>
        path
          .split('/')
          .at(-1)
          ?.replace(/-[\w-]{8}\./, '.') ?? '',
    );
    return [
      route.name,
      String(needed.length),
      String(filesBeforeUse(natural).length),
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
