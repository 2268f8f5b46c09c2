import { buildPortal } from '../../../tools/build-portal.ts';
import { distributors } from '../../harness/test.ts';
import type { Bench } from '../bench.ts';
import { withBrowser } from '../browser/with-browser.ts';
import { formatBudget } from '../report/numbers.ts';
import { getFilesNeededForUse, getFilesRequestedBeforeUse, sumCodeBytes } from './measure-route.ts';
import { measuredRoutes } from './measured-routes.ts';
import { visitRoute } from './visit-route.ts';

/** The portals of the workspace, with the routes that each leaves out. */
const portals = [
  { distributor: distributors.surtidor, store: 'colombia', omitted: [] },
  {
    distributor: distributors.alba,
    store: 'norte',
    omitted: ['Gift vouchers', 'Purchased vouchers', 'Survey', 'Terms'],
  },
] as const;

/** Measures the routes of a portal. */
const measurePortal = ({ distributor, store, omitted }: (typeof portals)[number]) =>
  withBrowser(
    async (benchContext) => {
      const rows: string[][] = [];
      const routes = measuredRoutes.filter(({ name }) => !omitted.some((other) => other === name));
      for (const route of routes) {
        const routeMeasurement = await visitRoute({ ...benchContext, store }, route);
        const files = getFilesNeededForUse(routeMeasurement);
        rows.push([
          route.name,
          formatBudget(sumCodeBytes(routeMeasurement, files), route.budget),
          String(files.filter(({ kind }) => kind === 'script').length),
          String(getFilesRequestedBeforeUse(routeMeasurement).length),
        ]);
      }
      return {
        title: `JavaScript and CSS to the first interaction: ${distributor.product}`,
        header: ['Route', 'brotli, of its budget', 'Chunks', 'Requests'],
        rows,
        notes: ['Each file compressed separately (1 kB = 1000 bytes), including inline CSS.'],
      };
    },
    {
      files: [distributor.file],
      product: distributor.product,
      scenario: distributor.scenario,
    },
  );

/** Measures the bytes and requests of each route of both portals. */
export const bytesBench: Bench = {
  name: 'bytes',
  title: 'Bytes and requests of each route',
  needsBuild: true,
  measure: async () => {
    buildPortal('examples/alba');
    return [await measurePortal(portals[0]), await measurePortal(portals[1])];
  },
};
