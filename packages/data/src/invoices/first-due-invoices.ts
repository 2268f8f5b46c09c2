import type { DateRange } from '@surtidor/domain';
import { firstPendingInvoices } from './first-pending-invoices.ts';

/** Page size of the calendar. */
export const duePageSize = 100;

/** The pending invoices due in this range, optionally of one station. */
export const firstDueInvoices = ({ start, end }: DateRange, station?: string) =>
  firstPendingInvoices(
    { filter: { dueFrom: start, dueTo: end, ...(station && { station }) } },
    duePageSize,
  );
