import {
  type AccountLine,
  accountValueTone,
  displayNumber,
  formatDate,
  formatMoney,
} from '@surtidor/domain';
import type { AccountLine as AccountRow } from '@surtidor/ui';
import type { ClassName } from './use-class-names.ts';

/** A line as the table shows it (spec 2, account status). */
export const accountRow = (line: AccountLine, classOf: ClassName): AccountRow => ({
  id: line.id,
  invoiceNumber: displayNumber(line),
  documentNumber: line.documentNumber,
  documentClass: classOf(line),
  details: line.details,
  documentDate: formatDate(line.documentDate),
  dueDate: formatDate(line.dueDate),
  value: formatMoney(line.balance),
  sign: accountValueTone(line) === 'red' ? 'negative' : 'positive',
});
