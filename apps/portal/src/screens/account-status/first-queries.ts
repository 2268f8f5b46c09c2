import { firstAccountStatus, firstDocumentClasses } from '@surtidor/data';
import { statusCodec } from '../../features/accounts/account-codecs.ts';
import type { FirstQueries } from '../../platform/routes/first-queries.ts';

/** What the page asks first, as its row in the route table names it. */
export const firstQueries: FirstQueries = ({ session, parameters }) => [
  firstAccountStatus(session.clientCode, statusCodec.read(parameters)),
  firstDocumentClasses(),
];
