import { displayNumber, type Invoice, invoiceStatusAppearance } from '@surtidor/domain';
import { fieldColumns } from '../../../features/invoices/invoice-fields.ts';
import { amountCell, type SheetColumn, textCell } from '../../../features/table-files/sheet.ts';
import type { Text } from '../../../platform/messages/text-context.tsx';

/** An exported list of invoices: the state besides what names them, and amounts as such. */
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
  ...fieldColumns(text),
  { title: text('Value'), width: 18, cell: ({ balance }) => amountCell(balance) },
];
