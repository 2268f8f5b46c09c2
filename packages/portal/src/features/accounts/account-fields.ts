import { getDisplayNumber } from '@surtidor/domain';
import type { AccountLine } from '@surtidor/domain/invoices';
import type { AccountColumn } from '@surtidor/ui';
import { amountField, dateField, type ListField, textField } from '../lists/list-fields.ts';
import type { GetClassName } from './use-class-names.ts';

/** Returns the fields of an account line: the seven columns of the table and of its export (spec 2). */
export const createAccountFields = (
  getClassName: GetClassName,
): Readonly<Record<AccountColumn, ListField<AccountLine>>> => ({
  invoiceNumber: textField('Invoice number', 20, getDisplayNumber),
  documentNumber: textField('Document number', 18, ({ documentNumber }) => documentNumber),
  documentClass: textField('Document class', 26, getClassName),
  details: textField('Details', 40, ({ details }) => details),
  documentDate: dateField('Document date', ({ documentDate }) => documentDate),
  dueDate: dateField('Expiration date', ({ dueDate }) => dueDate),
  value: amountField('Value', ({ balance }) => balance),
});
