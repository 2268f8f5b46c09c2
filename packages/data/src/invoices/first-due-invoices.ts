import type { DateRange } from '@surtidor/domain';
import { firstPendingInvoices } from './first-pending-invoices.ts';

/** Pending invoices of a calendar at a time: it shows all of its days. */
export const duePageSize = 100;

/** The pending invoices that fall due in these days, of one station by code where it is named. */
export const firstDueInvoices = ({ start, end }: DateRange, station?: string) =>
  firstPendingInvoices(
    { filter: { dueFrom: start, dueTo: end, ...(station && { station }) } },
    duePageSize,
  );
