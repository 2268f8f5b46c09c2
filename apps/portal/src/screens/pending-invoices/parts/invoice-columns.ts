import { displayNumber, type Invoice, invoiceStatusAppearance } from '@surtidor/domain';
import {
  type InvoiceField,
  invoiceFieldIds,
  invoiceFields,
} from '../../../features/invoices/invoice-fields.ts';
import {
  amountCell,
  dayCell,
  type SheetColumn,
  textCell,
} from '../../../features/table-files/sheet.ts';
import type { Text } from '../../../platform/messages/text-context.tsx';

const fieldColumn = (field: InvoiceField, text: Text): SheetColumn<Invoice> => ({
  title: text(field.label),
  width: field.width,
  cell: (invoice) =>
    field.kind === 'day' ? dayCell(field.read(invoice)) : textCell(field.read(invoice)),
});

/** The columns of an exported list of invoices. */
export const invoiceColumns = (text: Text): readonly SheetColumn<Invoice>[] => [
  {
    title: text('Invoice number'),
    width: 20,
    cell: (invoice) => textCell(displayNumber(invoice)),
  },
  {
    title: text('State'),
    width: 14,
    cell: ({ status }) => textCell(text(invoiceStatusAppearance[status].label)),
  },
  ...invoiceFieldIds.map((id) => fieldColumn(invoiceFields[id], text)),
  { title: text('Value'), width: 18, cell: ({ balance }) => amountCell(balance) },
];
