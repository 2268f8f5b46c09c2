import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../../test/days.ts';
import { property } from '../../test/property.ts';
import { addDays } from '../shared/index.ts';
import { getDueAge, isLongOverdue } from './due-age.ts';
import { overdueBuckets } from './overdue-buckets.ts';

const today = day('2026-03-10');
const unpaidInvoice = { settled: false, balance: { minor: 100_000, currency: 'COP' } } as const;

const anyDaysOverdue = fc.integer({ min: -2_000, max: 2_000 });

describe('getDueAge', () => {
  property('counts from the due date', [anyDaysOverdue], (daysOverdue) => {
    const age = getDueAge({ ...unpaidInvoice, dueDate: addDays(today, -daysOverdue) }, today);
    if (daysOverdue === 0) expect(age).toEqual({ kind: 'today' });
    else if (daysOverdue < 0) expect(age).toEqual({ kind: 'ahead', days: -daysOverdue });
    else expect(age).toMatchObject({ kind: 'overdue', days: daysOverdue });
  });

  property('matches the bucket of the overdue chart', [anyDaysOverdue], (daysOverdue) => {
    const age = getDueAge({ ...unpaidInvoice, dueDate: addDays(today, -daysOverdue) }, today);
    const column = overdueBuckets.find(({ from, to }) => daysOverdue >= from && daysOverdue <= to);
    expect(age.kind === 'overdue' ? age.bucket : undefined).toBe(column?.bucket);
    expect(isLongOverdue(age)).toBe(daysOverdue > 21);
  });

  property('increases by one each day', [fc.integer({ min: 1, max: 900 })], (daysOverdue) => {
    const dueDate = addDays(today, -daysOverdue);
    expect(getDueAge({ ...unpaidInvoice, dueDate }, addDays(today, 1))).toMatchObject({
      days: daysOverdue + 1,
    });
  });

  it.each([
    ['without a due date', { ...unpaidInvoice, dueDate: null }],
    ['that are settled', { ...unpaidInvoice, dueDate: day('2026-01-01'), settled: true }],
    [
      'in the client’s favour',
      { ...unpaidInvoice, dueDate: day('2026-01-01'), balance: { minor: -1, currency: 'COP' } },
    ],
  ] as const)('is unknown for documents %s', (_, invoice) => {
    expect(getDueAge(invoice, today)).toEqual({ kind: 'unknown' });
  });
});
