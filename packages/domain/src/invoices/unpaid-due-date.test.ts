import { expect, test } from 'vitest';
import type { CalendarDate } from '../shared/index.ts';
import { getUnpaidDueDate } from './unpaid-due-date.ts';

const dueDate = '2026-11-20' as CalendarDate;
const unpaid = { balance: { minor: 1, currency: 'COP' }, settled: false, dueDate } as const;

test.each([
  ['a document to pay', unpaid, dueDate],
  ['a credit', { ...unpaid, balance: { minor: -1, currency: 'COP' } }, null],
  ['a balance of zero', { ...unpaid, balance: { minor: 0, currency: 'COP' } }, null],
  ['a settled document', { ...unpaid, settled: true }, null],
  ['a document without a due date', { ...unpaid, dueDate: null }, null],
] as const)('returns the due date of %s as %3$j', (_, invoice, day) => {
  expect(getUnpaidDueDate(invoice)).toBe(day);
});
