import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allPhases, anyAttempt, anyTime, aTestAttempt } from '../../test/fixtures/attempt.ts';
import { property } from '../../test/property.ts';
import { getAttemptOutcome, isFinal } from './attempt-phases.ts';
import { documentsHeldBy, isLive } from './payment-journal.ts';
import {
  attemptsInProgress,
  excludeJournalled,
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
  madeBy: 'Ana Ruiz',
  own: false,
  sessionEndsAt: null,
};
const now = 1_000_000;

describe('a live transaction of another device', () => {
  it('is pending, whoever created it', () => {
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

  it('without a key uses its uuid, without a time starts now', () => {
    expect(toRemoteAttempt({ ...transaction, key: '', createdAt: null }, 'c1', now)).toMatchObject({
      key: 'u9',
      createdAt: now,
      changedAt: now,
    });
  });
});

describe('attempts that the journal does not cover', () => {
  const listed = (...journal: Parameters<typeof aTestAttempt>[0][]) =>
    excludeJournalled([toRemoteAttempt(transaction, 'c1', now)], journal.map(aTestAttempt), now)
      .length;

  it.each(allPhases)('an attempt that the journal has as %s', (phase) => {
    const expected = phase === 'dropped' ? 1 : 0;
    expect(listed({ key: 'k9', phase })).toBe(expected);
    expect(listed({ key: 'other', uuid: 'u9', phase })).toBe(expected);
  });

  it('is listed if the journal does not have it or no longer holds it', () => {
    expect(listed({ key: 'k8', phase: 'sent', uuid: 'u8' }, { key: 'k7', phase: 'sent' })).toBe(1);
    expect(listed({ key: 'k9', phase: 'unknown', createdAt: now - 86_400_000 })).toBe(1);
    expect(listed({ key: 'k9', phase: 'approved', createdAt: now - 86_400_000 })).toBe(0);
  });

  property(
    'nothing is duplicated or lost',
    [fc.uniqueArray(fc.constantFrom('k1', 'k2', 'k3', 'k4')), fc.array(anyAttempt), anyTime],
    (keys, journal, time) => {
      const remote = keys.map((key) => ({ key, uuid: `u-${key}` }));
      const rest = excludeJournalled(remote, journal, time).map(({ key }) => key);
      for (const key of keys) {
        const followed = journal.some(
          (attempt) => attempt.key === key && (isFinal(attempt) || isLive(attempt, time)),
        );
        expect(rest.includes(key)).toBe(!followed);
      }
    },
  );
});

it('payments in progress are the journal’s and the backend’s, each once, oldest first', () => {
  const mine = aTestAttempt({ key: 'k1', phase: 'sent' });
  const foreign = aTestAttempt({ key: 'k2', owner: 'c2', phase: 'sent' });
  const remote = [
    toRemoteAttempt({ ...transaction, key: 'k1' }, 'c1', now),
    toRemoteAttempt({ ...transaction, createdAt: 5 }, 'c1', now),
  ];
  const listed = attemptsInProgress([mine, foreign], remote, 'c1', now);
  expect(listed.map(({ key, phase }) => `${key} ${phase}`)).toEqual(['k9 unknown', 'k1 sent']);
});

it('a document held twice belongs to the older attempt', () => {
  const older = aTestAttempt({ key: 'a', createdAt: 5 });
  const newer = aTestAttempt({ key: 'b', createdAt: 6 });
  expect(documentsHeldBy([newer, older]).get('1800')?.key).toBe('a');
  expect(documentsHeldBy([older, newer]).get('1800')?.key).toBe('a');
  expect(documentsHeldBy([])).toEqual(new Map());
});
