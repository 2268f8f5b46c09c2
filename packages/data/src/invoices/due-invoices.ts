import type { DateRange, Invoice } from '@surtidor/domain';
import type { PagedQuery } from '../shared/paged-query.ts';
import { type PagedRemote, usePaged } from '../shared/use-paged.ts';
import type {
  PendingInvoicesQuery,
  PendingInvoicesQueryVariables,
} from './pending-invoices.generated.ts';
import { pendingInvoicesQuery, pendingInvoicesRequest } from './pending-invoices.ts';

/** Page size of the calendar. */
const duePageSize = 100;

/** The pending invoices of a calendar, in large pages. */
const dueInvoicesQuery: PagedQuery<PendingInvoicesQuery, PendingInvoicesQueryVariables, Invoice> = {
  ...pendingInvoicesQuery,
  pageSize: duePageSize,
};

/** Pages that are loaded automatically. */
const maxPages = 5;

/** The request for the pending invoices due in this range, optionally of one station. */
export const dueInvoicesRequest = ({ start, end }: DateRange, station?: string) =>
  pendingInvoicesRequest(
    { filter: { dueFrom: start, dueTo: end, ...(station && { station }) } },
    duePageSize,
  );

/** Queries the pending invoices due in this range, optionally of one station. */
export const useDueInvoices = (days: DateRange, station?: string): PagedRemote<Invoice, null> =>
  usePaged(dueInvoicesQuery, dueInvoicesRequest(days, station).variables, { pages: maxPages });
