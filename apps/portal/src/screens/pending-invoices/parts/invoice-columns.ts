import { displayNumber, type Invoice, invoiceStatusAppearance } from '@surtidor/domain';
import {
  amountCell,
  dayCell,
  type SheetColumn,
  textCell,
} from '../../../features/table-files/sheet.ts';
import type { Text } from '../../../platform/messages/text-context.tsx';

/** What a card tells, as an export writes it: amounts and days as such. */
export const invoiceColumns = (text: Text): readonly SheetColumn<Invoice>[] => [
  {
    title: text('Invoice number'),
    width: 20,
    cell: (invoice) => textCell(displayNumber(invoice)),
  },
  {
    title: text('Document number'),
    width: 18,
    cell: ({ documentNumber }) => textCell(documentNumber),
  },
  {
    title: text('State'),
    width: 14,
    cell: ({ status }) => textCell(text(invoiceStatusAppearance[status].label)),
  },
  { title: text('Document date'), width: 14, cell: ({ documentDate }) => dayCell(documentDate) },
  { title: text('Due date'), width: 14, cell: ({ dueDate }) => dayCell(dueDate) },
  { title: text('Addressee'), width: 30, cell: ({ destinationName }) => textCell(destinationName) },
  { title: text('Client'), width: 30, cell: ({ clientName }) => textCell(clientName) },
  { title: text('Value'), width: 18, cell: ({ balance }) => amountCell(balance) },
];
