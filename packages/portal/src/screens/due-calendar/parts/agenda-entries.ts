import type { CalendarDate, StateTone } from '@surtidor/domain';
import type { AgendaEntry } from '@surtidor/domain/agenda';
import {
  getDueAge,
  getDueDateTone,
  getRecordNumber,
  getUnpaidDueDate,
  type Invoice,
} from '@surtidor/domain/invoices';
import {
  getExpectedDelivery,
  getOrderHold,
  getOrderTone,
  isExpected,
  type Order,
  type StatusSixOption,
} from '@surtidor/domain/orders';
import { getInvoicePath, getOrderDetailsPath } from '@surtidor/domain/session';
import { getInvoiceTitle } from '../../../features/invoices/document-title.ts';
import { formatDueAge } from '../../../features/invoices/format-due-age.ts';
import { formatOrderHold, getOrderTitle } from '../../../features/orders/order-texts.ts';
import type { Text } from '../../../platform/messages/text-context.tsx';

/** An entry of the calendar with its link and status. */
export interface LinkedEntry extends AgendaEntry {
  readonly href: string;
  /** The color of the edge: by age for a due date, by status for a delivery (spec 4). */
  readonly tone: StateTone;
  /** The age, such as 'Vencida hace 3 días'; empty unless the entry is overdue or due today. */
  readonly age: string;
  /** The text of a payment in progress; empty without one. */
  readonly payment: string;
}

/** What the invoices of the calendar depend on. */
export interface InvoiceEntriesContext {
  readonly today: CalendarDate;
  /** Whether a payment of this document is in progress. */
  readonly isInPayment: (documentNumber: string) => boolean;
}

/** Returns the invoices as entries on their due dates. */
export const getInvoiceEntries = (
  invoices: readonly Invoice[],
  { today, isInPayment }: InvoiceEntriesContext,
  text: Text,
): readonly LinkedEntry[] =>
  invoices.flatMap((invoice) => {
    const day = getUnpaidDueDate(invoice);
    if (day === null) return [];
    return [
      {
        id: invoice.id,
        kind: 'invoice' as const,
        day,
        title: getInvoiceTitle(invoice, text),
        detail: invoice.destinationName,
        amount: invoice.balance,
        href: getInvoicePath(getRecordNumber(invoice)),
        tone: getDueDateTone(day, today),
        age: day > today ? '' : formatDueAge(getDueAge(invoice, today), text),
        payment:
          isInPayment(invoice.documentNumber) || invoice.hold?.reason === 'payment'
            ? text('Payment in progress')
            : '',
      },
    ];
  });

/** Returns the orders as entries on their expected delivery dates. The detail begins with the hold of a held order. */
export const getDeliveryEntries = (
  orders: readonly Order[],
  today: CalendarDate,
  statusSix: StatusSixOption,
  text: Text,
): readonly LinkedEntry[] =>
  orders.flatMap((order) => {
    const day = getExpectedDelivery(order);
    if (day === null || !isExpected(order, today, statusSix)) return [];
    const hold = getOrderHold(order);
    const details = [hold === null ? '' : formatOrderHold(hold, text), order.destinationName];
    return [
      {
        id: order.id,
        kind: 'delivery' as const,
        day,
        title: getOrderTitle(order, text),
        detail: details.filter((detail) => detail !== '').join(' · '),
        amount: null,
        href: getOrderDetailsPath(order.number),
        tone: getOrderTone(order, statusSix),
        age: '',
        payment: '',
      },
    ];
  });
