import { expect, test } from 'vitest';
import type { CalendarDate } from '../shared/index.ts';
import { owedOn } from './owed-on.ts';

const dueDate = '2026-11-20' as CalendarDate;
const owing = { balance: { minor: 1, currency: 'COP' }, settled: false, dueDate } as const;

test.each([
  ['what is owed', owing, dueDate],
  ['a credit', { ...owing, balance: { minor: -1, currency: 'COP' } }, null],
  ['nothing owed', { ...owing, balance: { minor: 0, currency: 'COP' } }, null],
  ['a settled document', { ...owing, settled: true }, null],
  ['a document without a day', { ...owing, dueDate: null }, null],
] as const)('%s', (_, invoice, day) => {
  expect(owedOn(invoice)).toBe(day);
});
