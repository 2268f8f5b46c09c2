import { firstAccountHistory, firstDocumentClasses } from '@surtidor/data';
import { historyCodec } from '../../features/accounts/account-codecs.ts';
import type { FirstQueries } from '../../platform/routes/first-queries.ts';

/** What the page asks first, as its row in the route table names it. */
export const firstQueries: FirstQueries = ({ session, parameters }) => [
  firstAccountHistory(session.clientCode, historyCodec.read(parameters)),
  firstDocumentClasses(),
];
