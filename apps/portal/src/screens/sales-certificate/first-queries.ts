import { firstSalesCertificates } from '@surtidor/data';
import { parseStationCode, stationParameter } from '@surtidor/domain';
import type { FirstQueries } from '../../platform/routes/first-queries.ts';

/** What the page asks first, as its row in the route table names it. */
export const firstQueries: FirstQueries = ({ parameters }) => [
  firstSalesCertificates(parseStationCode(parameters.get(stationParameter)) ?? ''),
];
