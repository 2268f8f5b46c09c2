import { fetchInvoices, type PagedRemote, useDataContext } from '@surtidor/data';
import { getLoadedItems } from '@surtidor/domain';
import type { Invoice } from '@surtidor/domain/invoices';
import { getPayability } from '@surtidor/domain/payments';
import { type InvoiceAttempts, useInvoiceAttempts } from '@surtidor/flows/react';
import { useVariant } from '../../platform/context/portal-context.tsx';
import type { RowSelection } from '../lists/use-row-selection.ts';
import { useDocumentSelection } from './use-document-selection.ts';

/** The invoices of a list that can be selected to pay them. */
export interface InvoiceSelection {
  /** The loaded invoices, even after a failed refetch. */
  readonly invoices: readonly Invoice[];
  readonly attempts: InvoiceAttempts;
  /** The selected invoices, all payable. */
  readonly selection: RowSelection<Invoice>;
}

/** Returns the loaded invoices of a list, their attempts and the selected ones. Refetches them when an attempt ends. */
export function useInvoiceSelection(list: PagedRemote<Invoice, null>): InvoiceSelection {
  const { currency } = useVariant();
  const dataContext = useDataContext();
  const invoices = getLoadedItems(list.state);
  const attempts = useInvoiceAttempts(invoices, list.refresh);
  const selection = useDocumentSelection({
    loadedDocuments: invoices,
    isSelectable: (invoice) => getPayability(invoice, currency, attempts.inProgress) === 'payable',
    change: list.change,
    fetchDocuments: (numbers) => fetchInvoices(dataContext, numbers),
  });
  return { invoices, attempts, selection };
}
