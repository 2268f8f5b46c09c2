import type { Bench } from '../bench.ts';
import { withBrowser } from '../browser/with-browser.ts';
import { formatBudget } from '../report/numbers.ts';
import { getFilesNeededForUse, getFilesRequestedBeforeUse, sumCodeBytes } from './measure-route.ts';
import { measuredRoutes } from './measured-routes.ts';
import { visitRoute } from './visit-route.ts';

/** Measures the bytes and requests of each route. */
export const bytesBench: Bench = {
  name: 'bytes',
  title: 'Bytes and requests of each route',
  needsBuild: true,
  measure: () =>
    withBrowser(async (benchContext) => {
      const rows: string[][] = [];
      for (const route of measuredRoutes) {
        const routeMeasurement = await visitRoute(benchContext, route);
        const bytes = sumCodeBytes(routeMeasurement, getFilesNeededForUse(routeMeasurement));
        rows.push([
          route.name,
          formatBudget(bytes, route.budget),
          String(getFilesRequestedBeforeUse(routeMeasurement).length),
        ]);
      }
      return [
        {
          title: 'JavaScript and CSS to the first interaction',
          header: ['Route', 'brotli, of its budget', 'Requests'],
          rows,
          notes: ['Each file compressed separately (1 kB = 1000 bytes), including inline CSS.'],
        },
      ];
    }),
};
