import type { Order } from './types.ts';

/** How many days before its invoice an order may have been placed (ours). */
export const daysFromOrderToInvoice = 45;

/** Returns the order that an invoice bills, by its number or its fiscal code; undefined if it is not among these orders. */
export const findInvoiceOrder = <T extends Pick<Order, 'invoiceNumber' | 'cufe'>>(
  orders: readonly T[],
  invoice: Pick<Order, 'invoiceNumber' | 'cufe'>,
): T | undefined =>
  orders.find(
    ({ invoiceNumber, cufe }) =>
      (invoiceNumber !== '' && invoiceNumber === invoice.invoiceNumber) ||
      (cufe !== '' && cufe === invoice.cufe),
  );
