import type { Compensation } from '@surtidor/domain';
import {
  amountCell,
  dayCell,
  type SheetColumn,
  textCell,
} from '../../../features/table-files/sheet.ts';
import type { Text } from '../../../platform/messages/text-context.tsx';
import { stateLabel } from './compensation-card-of.ts';

/** The columns of an exported list of compensations. */
export const compensationColumns = (text: Text): readonly SheetColumn<Compensation>[] => [
  { title: text('Compensation'), width: 14, cell: ({ id }) => textCell(id) },
  { title: text('Transaction'), width: 38, cell: ({ transactionId }) => textCell(transactionId) },
  { title: text('State'), width: 14, cell: (row) => textCell(stateLabel(row, text)) },
  { title: text('Date it was sent'), width: 14, cell: ({ createdOn }) => dayCell(createdOn) },
  {
    title: text('Total of payments'),
    width: 18,
    cell: ({ paymentsTotal }) => amountCell(paymentsTotal),
  },
  {
    title: text('Total of invoices'),
    width: 18,
    cell: ({ invoicesTotal }) => amountCell(invoicesTotal),
  },
  {
    title: text('Compensated total'),
    width: 18,
    cell: ({ compensatedTotal }) => amountCell(compensatedTotal),
  },
  {
    title: text('Documents'),
    width: 60,
    cell: ({ lines }) => textCell(lines.map(({ documentNumber }) => documentNumber).join(', ')),
  },
];
