import {
  firstContentBlocks,
  firstDashboardDocuments,
  firstLatestNews,
  firstLatestOrders,
} from '@surtidor/data';
import { abilitiesOf } from '@surtidor/domain';
import { stationLensOf } from '../../features/stations/station-lens.ts';
import type { FirstQueries } from '../../platform/routes/first-queries.ts';
import { highlightBlocks } from './parts/highlight-blocks.ts';

/** What the page asks first, as its row in the route table names it. */
export const firstQueries: FirstQueries = ({ session, variant, deploymentOptions, parameters }) => {
  const can = abilitiesOf(session, variant, deploymentOptions);
  const station = stationLensOf(parameters);
  return [
    can.seeDashboard && firstDashboardDocuments(station),
    can.seeOrders && session.clientCode !== '' && firstLatestOrders(session.clientCode, station),
    firstContentBlocks(highlightBlocks(variant)),
    firstLatestNews(),
  ];
};
