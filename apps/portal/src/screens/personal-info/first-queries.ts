import { firstPersonalInformation } from '@surtidor/data';
import type { FirstQueries } from '../../platform/routes/first-queries.ts';

/** What the page asks first, as its row in the route table names it. The company follows. */
export const firstQueries: FirstQueries = ({ session }) => [
  session.userId !== '' && firstPersonalInformation(session.userId),
];
