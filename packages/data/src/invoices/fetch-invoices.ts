import type { Invoice } from '@surtidor/domain/invoices';
import type { Outcome } from '../shared/outcome.ts';
import type { DataContext } from '../shared/remote-store.ts';
import { requireReadableRows } from '../shared/rows.ts';
import { fetchOnce } from '../shared/send.ts';
import { PendingInvoicesDocument } from './pending-invoices.generated.ts';
import { pendingInvoicesQuery } from './pending-invoices.ts';

/**
 * Fetches the current documents by document number, before a payment is sent and after a rejection (faults
 * 10). Missing documents are no longer pending, so an unreadable one is a failure.
 */
export const fetchInvoices = (
  { client, storeContext }: DataContext,
  documentNumbers: readonly string[],
): Promise<Outcome<readonly Invoice[]>> =>
  fetchOnce(client, {
    document: PendingInvoicesDocument,
    variables: {
      filter: { num_documento: { in: [...documentNumbers] } },
      pageSize: Math.max(1, documentNumbers.length),
      page: 1,
    },
    read: (data) => requireReadableRows(pendingInvoicesQuery.read(data, storeContext)?.items),
  });
