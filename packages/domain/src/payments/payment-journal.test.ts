import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allPhases, anyAttempt, anyTime, aTestAttempt } from '../../test/fixtures/attempt.ts';
import { property } from '../../test/property.ts';
import { mergeJournals } from './attempt-merge.ts';
import {
  advanceJournal,
  findAttemptByUuid,
  getDocumentsInProgress,
  getLastOutcomes,
  getLiveAttempts,
  hasOutdatedHold,
  isLive,
  isStale,
  pruneJournal,
  recordAttempt,
} from './payment-journal.ts';

const hour = 3_600_000;
const startedAt = 1_000_000;
const createLine = (documentNumber: string) => ({
  invoiceId: `i${documentNumber}`,
  documentNumber,
  amount: { minor: 1, currency: 'COP' as const },
});

describe('isStale and isLive', () => {
  it.each([
    ['preparing', 59_999, false],
    ['preparing', 60_000, true],
    ['sent', 60_000, false],
    ['redirecting', 24 * hour - 1, false],
    ['unknown', 24 * hour, true],
    ['preparing', -60_000, true],
    ['verifying', -24 * hour, false],
    ['verifying', -5 * hour, false],
  ] as const)('an attempt in the phase %s is stale after %i ms: %s', (phase, age, expected) => {
    const attempt = aTestAttempt({ phase });
    expect(isStale(attempt, startedAt + age)).toBe(expected);
    expect(isLive(attempt, startedAt + age)).toBe(!expected);
  });

  it('closed attempts are not live', () => {
    const livePhases = allPhases.filter((phase) => isLive(aTestAttempt({ phase }), startedAt));
    expect(livePhases).toEqual([
      'preparing',
      'sent',
      'redirecting',
      'verifying',
      'unknown',
      'abandoned',
    ]);
  });
});

describe('the journal', () => {
  const ownAttempt = aTestAttempt({
    key: 'a',
    phase: 'sent',
    lines: [createLine('1'), createLine('2')],
    uuid: 'u1',
  });
  const laterAttempt = aTestAttempt({
    key: 'b',
    phase: 'unknown',
    createdAt: startedAt + 5,
    lines: [createLine('2'), createLine('3')],
  });
  const closedAttempt = aTestAttempt({ key: 'c', phase: 'approved', lines: [createLine('4')] });
  const otherClientAttempt = aTestAttempt({
    key: 'd',
    owner: 'c2',
    phase: 'sent',
    lines: [createLine('5')],
    uuid: 'u2',
  });
  const journal = mergeJournals([], [laterAttempt, ownAttempt, closedAttempt, otherClientAttempt]);

  it("returns the client's documents in progress with their oldest attempts", () => {
    const documentsInProgress = getDocumentsInProgress(journal, 'c1', startedAt + 10);
    expect([...documentsInProgress].map(([number, { key }]) => [number, key])).toEqual([
      ['1', 'a'],
      ['2', 'a'],
      ['3', 'b'],
    ]);
    expect([...getDocumentsInProgress(journal, 'c2', startedAt).keys()]).toEqual(['5']);
    expect(getDocumentsInProgress(journal, 'c1', startedAt + 25 * hour).size).toBe(0);
  });

  it("lists the client's live attempts, oldest first", () => {
    expect(getLiveAttempts(journal, 'c1', startedAt).map(({ key }) => key)).toEqual(['a', 'b']);
  });

  it("finds only the client's own attempt by its uuid", () => {
    expect(findAttemptByUuid(journal, 'c1', 'u1')).toEqual(ownAttempt);
    expect(findAttemptByUuid(journal, 'c1', 'U1')).toEqual(ownAttempt);
    expect(findAttemptByUuid(journal, 'c1', null)).toBeNull();
    expect(findAttemptByUuid(journal, 'c1', 'u2')).toBeNull();
    expect(findAttemptByUuid(journal, 'c1', 'u3')).toBeNull();
  });

  it('records an attempt once and updates only it', () => {
    const journalWithAttempt = recordAttempt(
      recordAttempt([closedAttempt], ownAttempt),
      ownAttempt,
    );
    expect(journalWithAttempt.map(({ key }) => key)).toEqual(['a', 'c']);
    const advancedJournal = advanceJournal(
      journalWithAttempt,
      'a',
      { kind: 'returned' },
      startedAt + 1,
    );
    expect(advancedJournal.map(({ key, phase }) => [key, phase])).toEqual([
      ['a', 'verifying'],
      ['c', 'approved'],
    ]);
    expect(advanceJournal(journalWithAttempt, 'x', { kind: 'returned' }, startedAt + 1)).toEqual(
      journalWithAttempt,
    );
  });

  it('removes attempts that are a week old, and closed ones a week in the future', () => {
    const week = 7 * 24 * hour;
    const attempts = [ownAttempt, closedAttempt];
    expect(pruneJournal(attempts, startedAt + week - 1)).toEqual(attempts);
    expect(pruneJournal(attempts, startedAt + week)).toEqual([]);
    expect(pruneJournal(attempts, startedAt - week)).toEqual([ownAttempt]);
  });

  property(
    'returns exactly the documents of the client’s live attempts',
    [fc.array(anyAttempt), anyTime],
    (attempts, now) => {
      const mergedJournal = mergeJournals([], attempts);
      const held = new Set(getDocumentsInProgress(mergedJournal, 'c1', now).keys());
      const expectedNumbers = mergedJournal
        .filter((attempt) => attempt.owner === 'c1' && isLive(attempt, now))
        .flatMap(({ lines }) => lines.map(({ documentNumber }) => documentNumber));
      expect(held).toEqual(new Set(expectedNumbers));
    },
  );

  property(
    'pruning is idempotent and keeps live attempts',
    [fc.array(anyAttempt), anyTime],
    (attempts, now) => {
      const all = mergeJournals([], attempts);
      const prunedJournal = pruneJournal(all, now);
      expect(pruneJournal(prunedJournal, now)).toEqual(prunedJournal);
      expect(getLiveAttempts(prunedJournal, 'c1', now)).toEqual(getLiveAttempts(all, 'c1', now));
    },
  );
});

describe('hasOutdatedHold', () => {
  const createDocument = (
    documentNumber: string,
    reason: 'payment' | 'compensation' | 'other' | null,
  ) => ({
    documentNumber,
    hold: reason && { reason, since: null },
  });
  const inProgress = new Map([['1', 'attempt']]);

  it.each([
    ['a payment that is not in progress', [createDocument('2', 'payment')], true],
    ['a compensation that is not in progress', [createDocument('2', 'compensation')], true],
    [
      'one of two payments that is not in progress',
      [createDocument('1', 'payment'), createDocument('2', 'payment')],
      true,
    ],
    ['a payment in progress', [createDocument('1', 'payment')], false],
    ['another reason', [createDocument('2', 'other')], false],
    ['no hold', [createDocument('2', null)], false],
  ] as const)('for %s, returns %3$s', (_, documents, expected) => {
    expect(hasOutdatedHold(documents, inProgress)).toBe(expected);
  });
});

describe('getLastOutcomes', () => {
  const rejected = aTestAttempt({ key: 'k1', phase: 'rejected', createdAt: 1 });

  it('returns the rejected attempt of a document', () => {
    expect(getLastOutcomes([rejected], 'c1')).toEqual(new Map([['1800', rejected]]));
  });

  it('returns nothing while a later attempt is in progress', () => {
    const later = aTestAttempt({ key: 'k2', createdAt: 2, phase: 'unknown' });
    expect(getLastOutcomes([rejected, later], 'c1').size).toBe(0);
  });

  it('returns a later approved attempt', () => {
    const later = aTestAttempt({ key: 'k2', createdAt: 2, phase: 'approved' });
    expect(getLastOutcomes([rejected, later], 'c1')).toEqual(new Map([['1800', later]]));
  });

  it('omits other clients', () => {
    expect(getLastOutcomes([rejected], 'c2').size).toBe(0);
  });
});
