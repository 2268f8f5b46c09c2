import { firstVoucherConfig } from '@surtidor/data';
import type { FirstQueries } from '../../platform/routes/first-queries.ts';

/** What the page asks first, as its row in the route table names it. */
export const firstQueries: FirstQueries = () => [firstVoucherConfig()];
