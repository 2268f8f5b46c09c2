import { type CalendarDate, formatDate, type Invoice } from '@surtidor/domain';
import type { Fact } from '@surtidor/ui';
import type { PortalMessageKey } from '../../platform/messages/es.ts';
import type { Text } from '../../platform/messages/text-context.tsx';

/** A field of an invoice other than its title, status and amount. */
export type InvoiceField = {
  readonly label: PortalMessageKey;
  /** Width of the exported column, in characters. */
  readonly width: number;
} & (
  | { readonly kind: 'text'; readonly getValue: (invoice: Invoice) => string }
  | { readonly kind: 'day'; readonly getValue: (invoice: Invoice) => CalendarDate | null }
);

/** The fields of an invoice in display order. Cards, rows and exports use this list. */
export const invoiceFields = {
  documentNumber: {
    kind: 'text',
    label: 'Document number',
    width: 18,
    getValue: ({ documentNumber }) => documentNumber,
  },
  documentDate: {
    kind: 'day',
    label: 'Document date',
    width: 14,
    getValue: ({ documentDate }) => documentDate,
  },
  dueDate: { kind: 'day', label: 'Due date', width: 14, getValue: ({ dueDate }) => dueDate },
  destination: {
    kind: 'text',
    label: 'Addressee',
    width: 30,
    getValue: ({ destinationName }) => destinationName,
  },
  client: { kind: 'text', label: 'Client', width: 30, getValue: ({ clientName }) => clientName },
} as const satisfies Readonly<Record<string, InvoiceField>>;

export type InvoiceFieldId = keyof typeof invoiceFields;

export const invoiceFieldIds = Object.keys(invoiceFields) as readonly InvoiceFieldId[];

/** Formats a field. Returns empty text without a value. */
export const formatInvoiceField = (invoice: Invoice, id: InvoiceFieldId): string => {
  const field: InvoiceField = invoiceFields[id];
  return field.kind === 'day' ? formatDate(field.getValue(invoice)) : field.getValue(invoice);
};

/** Returns the facts of a card, without empty fields. */
export const getInvoiceFacts = (
  invoice: Invoice,
  ids: readonly InvoiceFieldId[],
  text: Text,
): readonly Fact[] =>
  ids
    .map((id) => ({ label: text(invoiceFields[id].label), value: formatInvoiceField(invoice, id) }))
    .filter(({ value }) => value !== '');
