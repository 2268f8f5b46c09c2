import { firstDocumentClasses, firstPendingInvoices } from '@surtidor/data';
import type { FirstQueries } from '../../platform/routes/first-queries.ts';
import { invoiceFilterOf, pendingCodec } from './pending-filter.ts';

/** What the page asks first, as its row in the route table names it. */
export const firstQueries: FirstQueries = ({ parameters, today }) => {
  const filter = pendingCodec.read(parameters);
  return [
    firstPendingInvoices({ filter: invoiceFilterOf(filter, today), sort: filter.sort }),
    firstDocumentClasses(),
  ];
};
