import { type PagedRemote, usePendingInvoices } from '@surtidor/data';
import type { Invoice, InvoiceFilter } from '@surtidor/domain/invoices';
import { useMemo } from 'react';
import {
  type ListSearchParams,
  useListSearchParams,
  withUrlPages,
} from '../../../features/lists/use-list-search-params.ts';
import { useToday } from '../../../platform/context/portal-context.tsx';
import { getInvoiceFilter, type PendingFilter, pendingCodec } from '../pending-filter.tsx';

/** The pending invoices that match the search params. */
export interface PendingInvoicesList {
  readonly urlState: ListSearchParams<PendingFilter>;
  /** The filter as the backend expects it. Stable until the filter changes. */
  readonly invoiceFilter: InvoiceFilter;
  readonly list: PagedRemote<Invoice, null>;
}

/** Returns the filter of the search params, and the matching invoices. */
export function usePendingList(): PendingInvoicesList {
  const today = useToday();
  const urlState = useListSearchParams(pendingCodec);
  const { filter, pages } = urlState;
  const invoiceFilter = useMemo(() => getInvoiceFilter(filter, today), [filter, today]);
  const list = usePendingInvoices({
    filter: invoiceFilter,
    sort: filter.sort,
    pages,
  });
  return { urlState, invoiceFilter, list: withUrlPages(list, urlState) };
}
