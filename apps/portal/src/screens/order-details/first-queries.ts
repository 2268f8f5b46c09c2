import { firstOrderTracking } from '@surtidor/data';
import { parseOrderNumber } from '@surtidor/domain';
import type { FirstQueries } from '../../platform/routes/first-queries.ts';

/** What the page asks first, as its row in the route table names it. */
export const firstQueries: FirstQueries = ({ session, parameters }) => {
  const { clientCode } = session;
  const number = parseOrderNumber(parameters.get('orderNumber'));
  return [clientCode !== '' && number !== null && firstOrderTracking(clientCode, number)];
};
