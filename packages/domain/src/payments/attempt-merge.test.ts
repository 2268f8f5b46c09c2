import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyAttempt,
  anyEvent,
  anyTime,
  aTestAttempt,
  getPhaseRank,
} from '../../test/fixtures/attempt.ts';
import { property } from '../../test/property.ts';
import { mergeAttempts, mergeJournals } from './attempt-merge.ts';
import { isFinal } from './attempt-phases.ts';
import type { PaymentAttempt } from './attempt-types.ts';
import { advanceJournal } from './payment-journal.ts';

const anyAttemptWithSameKey = anyAttempt.map((attempt) => ({ ...attempt, key: 'k1' }));
const anyJournal = fc.array(anyAttempt).map((attempts) => mergeJournals([], attempts));

describe('mergeAttempts and mergeJournals', () => {
  it('keep the most advanced phase with its time', () => {
    const one = aTestAttempt({ phase: 'redirecting', changedAt: 7, uuid: 'u' });
    const other = aTestAttempt({ phase: 'approved', changedAt: 5, checks: 2, lastCheckAt: 5 });
    const expected = aTestAttempt({
      phase: 'approved',
      changedAt: 5,
      uuid: 'u',
      checks: 2,
      lastCheckAt: 5,
    });
    expect(mergeAttempts(one, other)).toEqual(expected);
    expect(mergeAttempts(other, one)).toEqual(expected);
  });

  it('keep the earliest times of equal phases, and the higher count and later time of checks', () => {
    const one = aTestAttempt({ changedAt: 9, createdAt: 3, checks: 1, lastCheckAt: 9 });
    const other = aTestAttempt({ changedAt: 8, createdAt: 4, checks: 2, lastCheckAt: 4 });
    expect(mergeAttempts(one, other)).toMatchObject({
      changedAt: 8,
      createdAt: 3,
      checks: 2,
      lastCheckAt: 9,
    });
  });

  it('keep the uuid that one of them has, or the lower of two', () => {
    const withUuid = (uuid: string | null) => aTestAttempt({ uuid });
    expect(mergeAttempts(withUuid(null), withUuid('z')).uuid).toBe('z');
    expect(mergeAttempts(withUuid('z'), withUuid(null)).uuid).toBe('z');
    expect(mergeAttempts(withUuid('b'), withUuid('a')).uuid).toBe('a');
    expect(mergeAttempts(withUuid('a'), withUuid('b')).uuid).toBe('a');
    expect(mergeAttempts(withUuid(null), withUuid(null)).uuid).toBeNull();
  });

  const line = {
    invoiceId: '1',
    documentNumber: '7',
    amount: { minor: 5, currency: 'COP' as const },
  };
  it.each<[string, Partial<PaymentAttempt>, Partial<PaymentAttempt>]>([
    ['owner', { owner: 'a' }, { owner: 'b' }],
    ['kind', { kind: 'cash' }, { kind: 'vouchers' }],
    [
      'amount',
      { amount: { minor: 5, currency: 'COP' } },
      { amount: { minor: 6, currency: 'COP' } },
    ],
    [
      'currency',
      { amount: { minor: 5, currency: 'COP' } },
      { amount: { minor: 5, currency: 'USD' } },
    ],
    ['number of lines', { lines: [line] }, { lines: [] }],
    ['invoice', { lines: [line] }, { lines: [{ ...line, invoiceId: '2' }] }],
    ['document', { lines: [line] }, { lines: [{ ...line, documentNumber: '8' }] }],
    [
      'line amount',
      { lines: [line] },
      { lines: [{ ...line, amount: { ...line.amount, minor: 6 } }] },
    ],
    [
      'line currency',
      { lines: [line] },
      { lines: [{ ...line, amount: { minor: 5, currency: 'USD' } }] },
    ],
  ])('return the same attempt in both orders if they differ in: %s', (_, first, second) => {
    const [one, other] = [aTestAttempt(first), aTestAttempt(second)];
    expect(mergeAttempts(one, other)).toEqual(one);
    expect(mergeAttempts(other, one)).toEqual(one);
  });

  it("prefer the backend's pending state to the browser's assumption that nothing was sent", () => {
    const dropped = aTestAttempt({ phase: 'dropped' });
    const unknown = aTestAttempt({ phase: 'unknown' });
    expect(mergeAttempts(dropped, unknown).phase).toBe('unknown');
  });

  it('keep a payment approved if one tab knows that it was approved', () => {
    const rejected = aTestAttempt({ phase: 'rejected', changedAt: 1 });
    const approved = aTestAttempt({ phase: 'approved', changedAt: 2 });
    expect(mergeAttempts(rejected, approved).phase).toBe('approved');
  });

  it('list each attempt once, sorted by time and then by key', () => {
    const a = aTestAttempt({ key: 'a', createdAt: 2 });
    const b = aTestAttempt({ key: 'b', createdAt: 1 });
    const c = aTestAttempt({ key: 'c', createdAt: 2 });
    expect(mergeJournals([c, a], [b, a])).toEqual([b, a, c]);
    expect(mergeJournals([a], [c, b])).toEqual([b, a, c]);
  });

  property(
    'merging is commutative',
    [anyAttemptWithSameKey, anyAttemptWithSameKey],
    (one, other) => {
      expect(mergeAttempts(one, other)).toEqual(mergeAttempts(other, one));
    },
  );

  property('merging is idempotent', [anyAttemptWithSameKey], (attempt) => {
    expect(mergeAttempts(attempt, attempt)).toEqual(attempt);
  });

  property(
    'merging is associative',
    [anyAttemptWithSameKey, anyAttemptWithSameKey, anyAttemptWithSameKey],
    (a, b, c) => {
      expect(mergeAttempts(mergeAttempts(a, b), c)).toEqual(mergeAttempts(a, mergeAttempts(b, c)));
    },
  );

  property(
    'merging never loses information',
    [anyAttemptWithSameKey, anyAttemptWithSameKey],
    (one, other) => {
      const merged = mergeAttempts(one, other);
      expect(getPhaseRank(merged)).toBe(Math.max(getPhaseRank(one), getPhaseRank(other)));
      if (isFinal(one) || isFinal(other)) expect(isFinal(merged)).toBe(true);
    },
  );

  property('merging journals is commutative', [anyJournal, anyJournal], (one, other) => {
    expect(mergeJournals(one, other)).toEqual(mergeJournals(other, one));
  });

  property('merging journals is idempotent', [anyJournal, anyJournal], (one, other) => {
    const merged = mergeJournals(one, other);
    expect(mergeJournals(merged, other)).toEqual(merged);
    expect(mergeJournals(merged, merged)).toEqual(merged);
  });

  property('merging journals is associative', [anyJournal, anyJournal, anyJournal], (a, b, c) => {
    expect(mergeJournals(mergeJournals(a, b), c)).toEqual(mergeJournals(a, mergeJournals(b, c)));
  });

  property(
    'merging journals keeps each attempt exactly once',
    [anyJournal, anyJournal],
    (one, other) => {
      const keys = mergeJournals(one, other).map(({ key }) => key);
      const expectedKeys = new Set([...one, ...other].map(({ key }) => key));
      expect(new Set(keys)).toEqual(expectedKeys);
      expect(keys).toHaveLength(expectedKeys.size);
    },
  );

  property(
    'two tabs with different events converge, and final states do not change',
    [anyJournal, fc.array(fc.tuple(anyEvent, anyTime)), fc.array(fc.tuple(anyEvent, anyTime))],
    (initial, mine, theirs) => {
      const applyEvents = (events: typeof mine) =>
        events.reduce(
          (journal, [event, now]) => advanceJournal(journal, 'k1', event, now),
          initial,
        );
      const merged = mergeJournals(applyEvents(mine), applyEvents(theirs));
      const mergedInReverse = mergeJournals(applyEvents(theirs), applyEvents(mine));
      expect(merged).toEqual(mergedInReverse);
      for (const attempt of initial.filter(isFinal)) {
        expect(merged.find(({ key }) => key === attempt.key)?.phase).toBe(attempt.phase);
      }
    },
  );
});
