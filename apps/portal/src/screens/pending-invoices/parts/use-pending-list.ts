import { type PagedRemote, usePendingInvoices } from '@surtidor/data';
import type { Invoice, InvoiceFilter } from '@surtidor/domain';
import { useMemo } from 'react';
import { useListAddress } from '../../../features/lists/use-list-address.ts';
import { withUrlPages } from '../../../features/lists/with-url-pages.ts';
import { useToday } from '../../../platform/context/portal-context.tsx';
import { getInvoiceFilter, type PendingFilter, pendingCodec } from '../pending-filter.ts';
import type { MoreToolsProps } from './more-tools.tsx';

/** The pending invoices that match the search params. */
export interface PendingInvoicesList {
  readonly filter: PendingFilter;
  readonly setFilter: (filter: PendingFilter) => void;
  /** The same filter as the backend receives it; keeps its identity until the list is another. */
  readonly invoiceFilter: InvoiceFilter;
  /** The filter as the address writes it, and how to take another. */
  readonly view: MoreToolsProps['view'];
  readonly list: PagedRemote<Invoice, null>;
}

/** The filter and the loaded pages of the address, and the list they make. */
export function usePendingList(): PendingInvoicesList {
  const today = useToday();
  const address = useListAddress(pendingCodec);
  const { filter, pages, setFilter } = address;
  const invoiceFilter = useMemo(() => getInvoiceFilter(filter, today), [filter, today]);
  const list = usePendingInvoices({
    filter: invoiceFilter,
    sort: filter.sort,
    pages,
  });
  const view = { query: address.query, onApply: address.setQuery };
  return { filter, setFilter, invoiceFilter, view, list: withUrlPages(list, address) };
}
