import { type PagedRemote, usePendingInvoices } from '@surtidor/data';
import type { Invoice, InvoiceFilter } from '@surtidor/domain/invoices';
import {
  type ListSearchParams,
  useListSearchParams,
  withUrlPages,
} from '../../../features/lists/use-list-search-params.ts';
import {
  type InvoiceSelection,
  useInvoiceSelection,
} from '../../../features/payments/use-invoice-selection.ts';
import { useToday } from '../../../platform/context/portal-context.tsx';
import { getInvoiceFilter, type PendingFilter, pendingCodec } from '../pending-filter.tsx';

/** The pending invoices that match the search params. */
export interface PendingInvoicesList extends InvoiceSelection {
  readonly urlState: ListSearchParams<PendingFilter>;
  /** The filter as the backend expects it. */
  readonly invoiceFilter: InvoiceFilter;
  readonly list: PagedRemote<Invoice, null>;
}

/** Returns the filter of the search params, the matching invoices, their attempts and the selection. */
export function usePendingList(): PendingInvoicesList {
  const today = useToday();
  const urlState = useListSearchParams(pendingCodec);
  const { filter, pages } = urlState;
  const invoiceFilter = getInvoiceFilter(filter, today);
  const list = withUrlPages(
    usePendingInvoices({ filter: invoiceFilter, sort: filter.sort, pages }),
    urlState,
  );
  return { urlState, invoiceFilter, list, ...useInvoiceSelection(list) };
}
