import type { Associate } from '@surtidor/domain';
import { fullName, statusOf } from '../../../features/people/person-facts.ts';
import { type SheetColumn, textCell } from '../../../features/table-files/sheet.ts';
import { type Text, translated } from '../../../platform/messages/text-context.tsx';

/** The columns of an exported list of associates. */
export const associateColumns = (text: Text): readonly SheetColumn<Associate>[] => [
  { title: text('Name'), width: 32, cell: (row) => textCell(fullName(row)) },
  { title: text('E-mail'), width: 36, cell: ({ email }) => textCell(email) },
  { title: text('Role'), width: 24, cell: ({ roleName }) => textCell(translated(text, roleName)) },
  { title: text('Status'), width: 12, cell: (row) => textCell(statusOf(row, text).label) },
  { title: text('Document type'), width: 12, cell: (row) => textCell(row.documentType) },
  { title: text('Document'), width: 16, cell: ({ document }) => textCell(document) },
  { title: text('Telephone'), width: 14, cell: ({ telephone }) => textCell(telephone) },
  { title: text('City'), width: 18, cell: ({ city }) => textCell(city) },
  {
    title: text('Destinations'),
    width: 40,
    cell: ({ destinations }) => textCell(destinations.map(({ code }) => code).join(', ')),
  },
];
