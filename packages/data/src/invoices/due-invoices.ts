import type { DateRange } from '@surtidor/domain';
import type { Invoice } from '@surtidor/domain/invoices';
import { type PagedRemote, usePaged } from '../shared/use-paged.ts';
import { buildPendingInvoicesRequest, pendingInvoicesQuery } from './pending-invoices.ts';

/** Page size of the calendar. */
const calendarPageSize = 100;

/** The pending invoices of a calendar, in large pages. */
const dueInvoicesQuery = { ...pendingInvoicesQuery, pageSize: calendarPageSize };

/** The maximum number of pages that are loaded automatically. */
const maxPages = 5;

/** Builds the request for the pending invoices due in this range, optionally of one station. */
export const buildDueInvoicesRequest = ({ start, end }: DateRange, station?: string) =>
  buildPendingInvoicesRequest(
    { filter: { dueFrom: start, dueTo: end, ...(station && { station }) } },
    calendarPageSize,
  );

/** Queries the 100 oldest pending invoices of the company, by due date. */
export const useOldestInvoices = (): PagedRemote<Invoice, null> =>
  usePaged(dueInvoicesQuery, buildPendingInvoicesRequest({}, calendarPageSize).variables);

/** Queries the pending invoices due in this range, optionally of one station. */
export const useDueInvoices = (dueDates: DateRange, station?: string): PagedRemote<Invoice, null> =>
  usePaged(dueInvoicesQuery, buildDueInvoicesRequest(dueDates, station).variables, {
    pages: maxPages,
  });
