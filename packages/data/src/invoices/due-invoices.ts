import type { DateRange, Invoice } from '@surtidor/domain';
import type { PagedQuery } from '../shared/paged-query.ts';
import { type PagedRemote, usePaged } from '../shared/use-paged.ts';
import { duePageSize, firstDueInvoices } from './first-due-invoices.ts';
import type {
  PendingInvoicesQuery,
  PendingInvoicesQueryVariables,
} from './pending-invoices.generated.ts';
import { pendingInvoicesQuery } from './pending-invoices.ts';

/** The pending invoices, many at a time: a calendar shows all of its days. */
const dueInvoicesQuery: PagedQuery<PendingInvoicesQuery, PendingInvoicesQueryVariables, Invoice> = {
  ...pendingInvoicesQuery,
  pageSize: duePageSize,
};

/** Pages that are asked for without being told to. */
const maxPages = 5;

/** The pending invoices that fall due in these days, of one station by code where it is named. */
export const useDueInvoices = (days: DateRange, station?: string): PagedRemote<Invoice, null> =>
  usePaged(dueInvoicesQuery, firstDueInvoices(days, station).variables, { pages: maxPages });
