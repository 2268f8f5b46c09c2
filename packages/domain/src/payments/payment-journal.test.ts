import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allPhases, anyAttempt, anyTime, aTestAttempt } from '../../test/fixtures/attempt.ts';
import { property } from '../../test/property.ts';
import { mergeJournals } from './attempt-merge.ts';
import {
  advanceJournal,
  attemptByUuid,
  documentsInProgress,
  hasOutdatedHold,
  isLive,
  isStale,
  liveAttempts,
  pruneJournal,
  recordAttempt,
} from './payment-journal.ts';

const hour = 3_600_000;
const start = 1_000_000;
const line = (documentNumber: string) => ({
  invoiceId: `i${documentNumber}`,
  documentNumber,
  amount: { minor: 1, currency: 'COP' as const },
});

describe('when an attempt holds its documents', () => {
  it.each([
    ['preparing', 59_999, false],
    ['preparing', 60_000, true],
    ['sent', 60_000, false],
    ['redirecting', 24 * hour - 1, false],
    ['unknown', 24 * hour, true],
    ['verifying', -24 * hour, true],
    ['verifying', -5 * hour, false],
  ] as const)('%s after %i ms: stale %s', (phase, age, stale) => {
    const attempt = aTestAttempt({ phase });
    expect(isStale(attempt, start + age)).toBe(stale);
    expect(isLive(attempt, start + age)).toBe(!stale);
  });

  it('holds nothing once it is closed', () => {
    const live = allPhases.filter((phase) => isLive(aTestAttempt({ phase }), start));
    expect(live).toEqual(['preparing', 'sent', 'redirecting', 'verifying', 'unknown', 'abandoned']);
  });
});

describe('the journal', () => {
  const mine = aTestAttempt({ key: 'a', phase: 'sent', lines: [line('1'), line('2')], uuid: 'u1' });
  const later = aTestAttempt({
    key: 'b',
    phase: 'unknown',
    createdAt: start + 5,
    lines: [line('2'), line('3')],
  });
  const closed = aTestAttempt({ key: 'c', phase: 'approved', lines: [line('4')] });
  const foreign = aTestAttempt({
    key: 'd',
    owner: 'c2',
    phase: 'sent',
    lines: [line('5')],
    uuid: 'u2',
  });
  const journal = mergeJournals([], [later, mine, closed, foreign]);

  it("returns the client's documents in progress, each with the oldest attempt that holds it", () => {
    const held = documentsInProgress(journal, 'c1', start + 10);
    expect([...held].map(([number, { key }]) => [number, key])).toEqual([
      ['1', 'a'],
      ['2', 'a'],
      ['3', 'b'],
    ]);
    expect([...documentsInProgress(journal, 'c2', start).keys()]).toEqual(['5']);
    expect(documentsInProgress(journal, 'c1', start + 25 * hour).size).toBe(0);
  });

  it("lists the client's live attempts, oldest first", () => {
    expect(liveAttempts(journal, 'c1', start).map(({ key }) => key)).toEqual(['a', 'b']);
  });

  it("finds only the client's own attempt by its uuid", () => {
    expect(attemptByUuid(journal, 'c1', 'u1')).toEqual(mine);
    expect(attemptByUuid(journal, 'c1', 'u2')).toBeNull();
    expect(attemptByUuid(journal, 'c1', 'u3')).toBeNull();
  });

  it('records an attempt once and updates only that one', () => {
    const recorded = recordAttempt(recordAttempt([closed], mine), mine);
    expect(recorded.map(({ key }) => key)).toEqual(['a', 'c']);
    const advanced = advanceJournal(recorded, 'a', { kind: 'returned' }, start + 1);
    expect(advanced.map(({ key, phase }) => [key, phase])).toEqual([
      ['a', 'verifying'],
      ['c', 'approved'],
    ]);
    expect(advanceJournal(recorded, 'x', { kind: 'returned' }, start + 1)).toEqual(recorded);
  });

  it('drops attempts older than a week or dated a week ahead', () => {
    const week = 7 * 24 * hour;
    expect(pruneJournal([mine], start + week - 1)).toEqual([mine]);
    expect(pruneJournal([mine], start + week)).toEqual([]);
    expect(pruneJournal([mine], start - week)).toEqual([]);
  });

  property(
    'holds exactly the documents of the client’s open, recent attempts',
    [fc.array(anyAttempt), anyTime],
    (attempts, now) => {
      const all = mergeJournals([], attempts);
      const held = new Set(documentsInProgress(all, 'c1', now).keys());
      const wanted = all
        .filter((attempt) => attempt.owner === 'c1' && isLive(attempt, now))
        .flatMap(({ lines }) => lines.map(({ documentNumber }) => documentNumber));
      expect(held).toEqual(new Set(wanted));
    },
  );

  property(
    'pruning is idempotent and keeps live attempts',
    [fc.array(anyAttempt), anyTime],
    (attempts, now) => {
      const all = mergeJournals([], attempts);
      const pruned = pruneJournal(all, now);
      expect(pruneJournal(pruned, now)).toEqual(pruned);
      expect(liveAttempts(pruned, 'c1', now)).toEqual(liveAttempts(all, 'c1', now));
    },
  );
});

describe('a displayed hold', () => {
  const held = (documentNumber: string, reason: 'payment' | 'compensation' | 'other' | null) => ({
    documentNumber,
    hold: reason && { reason, since: null },
  });
  const inProgress = new Map([['1', 'an attempt']]);

  it.each([
    ['a payment that nobody has in progress', [held('2', 'payment')], true],
    ['a compensation that nobody has in progress', [held('2', 'compensation')], true],
    ['one of several', [held('1', 'payment'), held('2', 'payment')], true],
    ['a payment in progress', [held('1', 'payment')], false],
    ['something else', [held('2', 'other')], false],
    ['nothing', [held('2', null)], false],
  ] as const)('for %s: ended %s', (_, shown, ended) => {
    expect(hasOutdatedHold(shown, inProgress)).toBe(ended);
  });
});
