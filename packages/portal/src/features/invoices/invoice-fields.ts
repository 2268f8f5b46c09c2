import type { Invoice } from '@surtidor/domain/invoices';
import { dateField, type ListField, textField } from '../lists/list-fields.ts';

/** The fields of an invoice other than its title, status and amount. */
export const invoiceFields = {
  documentNumber: textField('Document number', 18, ({ documentNumber }) => documentNumber),
  documentDate: dateField('Document date', ({ documentDate }) => documentDate),
  dueDate: dateField('Due date', ({ dueDate }) => dueDate),
  destination: textField('Addressee', 30, ({ destinationName }) => destinationName),
  client: textField('Client', 30, ({ clientName }) => clientName),
} as const satisfies Readonly<Record<string, ListField<Invoice>>>;
