import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../../test/days.ts';
import { property } from '../../test/property.ts';
import { addDays } from '../shared/index.ts';
import { dueAge, isLongOverdue } from './due-age.ts';
import { overdueBuckets } from './overdue-buckets.ts';

const today = day('2026-03-10');
const unpaid = { settled: false, balance: { minor: 100_000, currency: 'COP' } } as const;

const days = fc.integer({ min: -2_000, max: 2_000 });

describe('the age of a document', () => {
  property('counts from the due date', [days], (late) => {
    const age = dueAge({ ...unpaid, dueDate: addDays(today, -late) }, today);
    if (late === 0) expect(age).toEqual({ kind: 'today' });
    else if (late < 0) expect(age).toEqual({ kind: 'ahead', days: -late });
    else expect(age).toMatchObject({ kind: 'overdue', days: late });
  });

  property('matches the bucket of the overdue chart', [days], (late) => {
    const age = dueAge({ ...unpaid, dueDate: addDays(today, -late) }, today);
    const column = overdueBuckets.find(({ from, to }) => late >= from && late <= to);
    expect(age.kind === 'overdue' ? age.bucket : undefined).toBe(column?.bucket);
    expect(isLongOverdue(age)).toBe(late > 21);
  });

  property('grows by a day every day', [fc.integer({ min: 1, max: 900 })], (late) => {
    const dueDate = addDays(today, -late);
    expect(dueAge({ ...unpaid, dueDate }, addDays(today, 1))).toMatchObject({ days: late + 1 });
  });

  it.each([
    ['without a due date', { ...unpaid, dueDate: null }],
    ['settled', { ...unpaid, dueDate: day('2026-01-01'), settled: true }],
    [
      'in the client’s favour',
      { ...unpaid, dueDate: day('2026-01-01'), balance: { minor: -1, currency: 'COP' } },
    ],
  ] as const)('does not apply to a document %s', (_, invoice) => {
    expect(dueAge(invoice, today)).toEqual({ kind: 'unknown' });
  });
});
