import { type AccountLine, displayNumber } from '@surtidor/domain';
import type { Text } from '../../platform/messages/text-context.tsx';
import { amountCell, dayCell, type SheetColumn, textCell } from '../table-files/sheet.ts';
import type { ClassName } from './use-class-names.ts';

/** The seven columns of the export, with typed amounts and dates. */
export const accountSheet = (
  text: Text,
  classOf: ClassName,
): readonly SheetColumn<AccountLine>[] => [
  {
    title: text('Invoice number'),
    width: 20,
    cell: (line) => textCell(displayNumber(line)),
  },
  {
    title: text('Document number'),
    width: 18,
    cell: ({ documentNumber }) => textCell(documentNumber),
  },
  { title: text('Document class'), width: 26, cell: (line) => textCell(classOf(line)) },
  { title: text('Details'), width: 40, cell: ({ details }) => textCell(details) },
  { title: text('Document date'), width: 14, cell: ({ documentDate }) => dayCell(documentDate) },
  { title: text('Expiration date'), width: 14, cell: ({ dueDate }) => dayCell(dueDate) },
  { title: text('Value'), width: 18, cell: ({ balance }) => amountCell(balance) },
];
