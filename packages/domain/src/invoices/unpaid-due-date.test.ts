import { expect, test } from 'vitest';
import type { CalendarDate } from '../shared/index.ts';
import { getUnpaidDueDate } from './unpaid-due-date.ts';

const dueDate = '2026-11-20' as CalendarDate;
const unpaidInvoice = { balance: { minor: 1, currency: 'COP' }, settled: false, dueDate } as const;

test.each([
  ['a document to pay', unpaidInvoice, dueDate],
  ['a credit', { ...unpaidInvoice, balance: { minor: -1, currency: 'COP' } }, null],
  ['a balance of zero', { ...unpaidInvoice, balance: { minor: 0, currency: 'COP' } }, null],
  ['a settled document', { ...unpaidInvoice, settled: true }, null],
  ['a document without a due date', { ...unpaidInvoice, dueDate: null }, null],
] as const)('returns the due date of %s as %3$j', (_, invoice, day) => {
  expect(getUnpaidDueDate(invoice)).toBe(day);
});
