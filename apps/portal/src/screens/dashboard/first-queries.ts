import {
  firstContentBlocks,
  firstDashboardDocuments,
  firstLatestNews,
  firstLatestOrders,
} from '@surtidor/data';
import { abilitiesOf } from '@surtidor/domain';
import type { FirstQueries } from '../../platform/routes/first-queries.ts';
import { highlightBlocks } from './parts/highlight-blocks.ts';

/** What the page asks first, as its row in the route table names it. */
export const firstQueries: FirstQueries = ({ session, variant, deploymentOptions }) => {
  const can = abilitiesOf(session, variant, deploymentOptions);
  return [
    can.seeDashboard && firstDashboardDocuments(),
    can.seeOrders && session.clientCode !== '' && firstLatestOrders(session.clientCode),
    firstContentBlocks(highlightBlocks(variant)),
    firstLatestNews(),
  ];
};
