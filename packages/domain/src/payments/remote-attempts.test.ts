import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allPhases, anyAttempt, anyTime, aTestAttempt } from '../../test/fixtures/attempt.ts';
import { property } from '../../test/property.ts';
import { getAttemptOutcome, isFinal } from './attempt-phases.ts';
import { getHeldDocuments, isLive } from './payment-journal.ts';
import {
  excludeJournalled,
  getAllPayments,
  getAttemptsInProgress,
  type LiveTransaction,
  toRemoteAttempt,
} from './remote-attempts.ts';

const transaction: LiveTransaction = {
  key: 'k9',
  uuid: 'u9',
  kind: 'invoices',
  amount: { minor: 500, currency: 'COP' },
  createdAt: 900_000,
  lines: [{ documentNumber: '1800', amount: { minor: 500, currency: 'COP' } }],
  createdBy: 'Ana Ruiz',
  isOwn: false,
  sessionEndsAt: null,
};
const now = 1_000_000;

describe('toRemoteAttempt', () => {
  it('returns a pending attempt for a transaction of any user', () => {
    const attempt = toRemoteAttempt(transaction, 'c1', now);
    expect(attempt).toEqual({
      ...transaction,
      owner: 'c1',
      phase: 'unknown',
      lines: [{ invoiceId: '', documentNumber: '1800', amount: { minor: 500, currency: 'COP' } }],
      changedAt: 900_000,
      checks: 0,
      lastCheckAt: null,
      sessionEndsAt: 0,
    });
    expect(getAttemptOutcome(attempt)).toBe('pending');
  });

  it('uses the uuid and the current time if key and time are missing', () => {
    expect(toRemoteAttempt({ ...transaction, key: '', createdAt: null }, 'c1', now)).toMatchObject({
      key: 'u9',
      createdAt: now,
      changedAt: now,
    });
  });
});

describe('excludeJournalled', () => {
  const countIncluded = (...journal: Parameters<typeof aTestAttempt>[0][]) =>
    excludeJournalled([toRemoteAttempt(transaction, 'c1', now)], journal.map(aTestAttempt), now)
      .length;

  it.each(allPhases)(
    'excludes attempts that the journal has in the phase %s, unless it is dropped',
    (phase) => {
      const expected = phase === 'dropped' ? 1 : 0;
      expect(countIncluded({ key: 'k9', phase })).toBe(expected);
      expect(countIncluded({ key: 'other', uuid: 'u9', phase })).toBe(expected);
      expect(countIncluded({ key: 'other', uuid: 'U9', phase })).toBe(expected);
    },
  );

  it('includes an attempt that is not in the journal or is stale there', () => {
    expect(
      countIncluded({ key: 'k8', phase: 'sent', uuid: 'u8' }, { key: 'k7', phase: 'sent' }),
    ).toBe(1);
    expect(countIncluded({ key: 'k9', phase: 'unknown', createdAt: now - 86_400_000 })).toBe(1);
    expect(countIncluded({ key: 'k9', phase: 'approved', createdAt: now - 86_400_000 })).toBe(0);
  });

  property(
    'includes exactly the attempts that the journal does not track',
    [fc.uniqueArray(fc.constantFrom('k1', 'k2', 'k3', 'k4')), fc.array(anyAttempt), anyTime],
    (keys, journal, time) => {
      const remoteAttempts = keys.map((key) => ({ key, uuid: `u-${key}` }));
      const remainingKeys = excludeJournalled(remoteAttempts, journal, time).map(({ key }) => key);
      for (const key of keys) {
        const isTracked = journal.some(
          (attempt) => attempt.key === key && (isFinal(attempt) || isLive(attempt, time)),
        );
        expect(remainingKeys.includes(key)).toBe(!isTracked);
      }
    },
  );
});

it('getAttemptsInProgress merges the attempts of journal and backend, oldest first', () => {
  const ownAttempt = aTestAttempt({ key: 'k1', phase: 'sent' });
  const otherClientAttempt = aTestAttempt({ key: 'k2', owner: 'c2', phase: 'sent' });
  const remote = [
    toRemoteAttempt({ ...transaction, key: 'k1' }, 'c1', now),
    toRemoteAttempt({ ...transaction, createdAt: 5 }, 'c1', now),
  ];
  const attemptsInProgress = getAttemptsInProgress(
    [ownAttempt, otherClientAttempt],
    remote,
    'c1',
    now,
  );
  expect(attemptsInProgress.map(({ key, phase }) => `${key} ${phase}`)).toEqual([
    'k9 unknown',
    'k1 sent',
  ]);
});

it('a document of two attempts is held by the older one', () => {
  const olderAttempt = aTestAttempt({ key: 'a', createdAt: 5 });
  const newerAttempt = aTestAttempt({ key: 'b', createdAt: 6 });
  expect(getHeldDocuments([newerAttempt, olderAttempt]).get('1800')?.key).toBe('a');
  expect(getHeldDocuments([olderAttempt, newerAttempt]).get('1800')?.key).toBe('a');
  expect(getHeldDocuments([])).toEqual(new Map());
});

describe('getAllPayments', () => {
  const remote = toRemoteAttempt(transaction, 'c1', now, 'approved');

  it('shows the result of a transaction, and an unknown one as pending', () => {
    expect(remote.phase).toBe('approved');
    expect(toRemoteAttempt(transaction, 'c1', now, 'rejected').phase).toBe('rejected');
    expect(toRemoteAttempt(transaction, 'c1', now, 'unknown-transaction').phase).toBe('unknown');
  });

  it('returns each payment once, newest first, whichever source has it', () => {
    const journal = [
      aTestAttempt({ key: 'k9', createdAt: 900_000 }),
      aTestAttempt({ key: 'k1', uuid: 'U9', createdAt: 900_001 }),
      aTestAttempt({ key: 'k2', phase: 'dropped', createdAt: 950_000 }),
    ];
    expect(getAllPayments(journal, [remote], 'c1').map(({ key }) => key)).toEqual(['k2', 'k9']);
  });

  it('omits compensations and other clients', () => {
    const journal = [
      aTestAttempt({ kind: 'compensation' }),
      aTestAttempt({ key: 'k2', owner: 'c2' }),
    ];
    expect(getAllPayments(journal, [], 'c1')).toEqual([]);
  });
});
