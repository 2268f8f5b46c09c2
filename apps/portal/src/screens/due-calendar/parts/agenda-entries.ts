import {
  type AgendaEntry,
  type CalendarDate,
  displayNumber,
  dueAge,
  dueDayTone,
  expectedDelivery,
  type Invoice,
  isExpected,
  type Order,
  orderDetailsPath,
  orderToneOf,
  routePath,
  type StateTone,
  type StatusSixOption,
  unpaidDueDate,
} from '@surtidor/domain';
import { invoiceTitle } from '../../../features/invoices/document-title.ts';
import { dueAgeText } from '../../../features/invoices/due-age-text.ts';
import { orderTitle } from '../../../features/orders/order-texts.ts';
import type { Text } from '../../../platform/messages/text-context.tsx';

/** An entry of the calendar with the page that it leads to and how it stands. */
export interface LinkedEntry extends AgendaEntry {
  readonly href: string;
  /** The colour of its edge: of a due date by the day, of a delivery by its order (spec 4). */
  readonly tone: StateTone;
  /** Said of what is overdue or falls due today: 'Vencida hace 3 días'. */
  readonly age: string;
}

/** What is owed, on the day it falls due. */
export const invoiceEntries = (
  invoices: readonly Invoice[],
  today: CalendarDate,
  product: string,
  text: Text,
): readonly LinkedEntry[] =>
  invoices.flatMap((invoice) => {
    const day = unpaidDueDate(invoice);
    if (day === null) return [];
    const number = displayNumber(invoice);
    const query = new URLSearchParams({ q: number });
    return [
      {
        id: invoice.id,
        kind: 'invoice' as const,
        day,
        title: invoiceTitle(invoice, text),
        detail: invoice.destinationName,
        amount: invoice.balance,
        href: `${routePath('pending-invoices', product)}?${query}`,
        tone: dueDayTone(day, today),
        age: day > today ? '' : dueAgeText(dueAge(invoice, today), text),
      },
    ];
  });

/** What is on its way, on the day it is expected. */
export const deliveryEntries = (
  orders: readonly Order[],
  today: CalendarDate,
  six: StatusSixOption,
  text: Text,
): readonly LinkedEntry[] =>
  orders.flatMap((order) => {
    const day = expectedDelivery(order);
    if (day === null || !isExpected(order, today, six)) return [];
    return [
      {
        id: order.id,
        kind: 'delivery' as const,
        day,
        title: orderTitle(order, text),
        detail: order.destinationName,
        amount: null,
        href: orderDetailsPath(order.number),
        tone: orderToneOf(order, six),
        age: '',
      },
    ];
  });
