import { expect, test } from 'vitest';
import type { CalendarDate } from '../shared/index.ts';
import { unpaidDueDate } from './unpaid-due-date.ts';

const dueDate = '2026-11-20' as CalendarDate;
const unpaid = { balance: { minor: 1, currency: 'COP' }, settled: false, dueDate } as const;

test.each([
  ['what is owed', unpaid, dueDate],
  ['a credit', { ...unpaid, balance: { minor: -1, currency: 'COP' } }, null],
  ['nothing owed', { ...unpaid, balance: { minor: 0, currency: 'COP' } }, null],
  ['a settled document', { ...unpaid, settled: true }, null],
  ['a document without a day', { ...unpaid, dueDate: null }, null],
] as const)('%s', (_, invoice, day) => {
  expect(unpaidDueDate(invoice)).toBe(day);
});
