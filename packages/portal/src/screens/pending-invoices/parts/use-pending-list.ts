import {
  fetchInvoices,
  type PagedRemote,
  useDataContext,
  usePendingInvoices,
} from '@surtidor/data';
import type { Invoice, InvoiceFilter } from '@surtidor/domain/invoices';
import { getPayability } from '@surtidor/domain/payments';
import { type InvoiceAttempts, useInvoiceAttempts } from '@surtidor/flows/react';
import { useMemo } from 'react';
import {
  type ListSearchParams,
  useListSearchParams,
  withUrlPages,
} from '../../../features/lists/use-list-search-params.ts';
import { useDocumentSelection } from '../../../features/payments/use-document-selection.ts';
import { useToday, useVariant } from '../../../platform/context/portal-context.tsx';
import { getInvoiceFilter, type PendingFilter, pendingCodec } from '../pending-filter.tsx';

/** The pending invoices that match the search params. */
export interface PendingInvoicesList {
  readonly urlState: ListSearchParams<PendingFilter>;
  /** The filter as the backend expects it. Stable until the filter changes. */
  readonly invoiceFilter: InvoiceFilter;
  readonly list: PagedRemote<Invoice, null>;
  /** The loaded invoices, even after a failed refetch. */
  readonly invoices: readonly Invoice[];
  readonly attempts: InvoiceAttempts;
  /** The selected invoices, all payable. */
  readonly selection: ReturnType<typeof useDocumentSelection>;
}

const noInvoices: readonly Invoice[] = [];

/** Returns the filter of the search params, the matching invoices, their attempts and the selection. */
export function usePendingList(): PendingInvoicesList {
  const today = useToday();
  const { currency } = useVariant();
  const dataContext = useDataContext();
  const urlState = useListSearchParams(pendingCodec);
  const { filter, pages } = urlState;
  const invoiceFilter = useMemo(() => getInvoiceFilter(filter, today), [filter, today]);
  const list = withUrlPages(
    usePendingInvoices({ filter: invoiceFilter, sort: filter.sort, pages }),
    urlState,
  );
  const { state } = list;
  const invoices =
    (state.kind === 'ready' ? state.items : 'stale' in state && state.stale) || noInvoices;
  const attempts = useInvoiceAttempts(invoices, list.refresh);
  const { inProgress } = attempts;
  const selection = useDocumentSelection({
    loadedDocuments: invoices,
    isSelectable: (invoice) => getPayability(invoice, currency, inProgress) === 'payable',
    change: list.change,
    fetchDocuments: (numbers) => fetchInvoices(dataContext, numbers),
  });
  return { urlState, invoiceFilter, list, invoices, attempts, selection };
}
