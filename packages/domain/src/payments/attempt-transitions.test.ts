import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allPhases,
  anyAttempt,
  anyEvent,
  anyTime,
  aTestAttempt,
  getPhaseRank,
} from '../../test/fixtures/attempt.ts';
import { property } from '../../test/property.ts';
import { isFinal } from './attempt-phases.ts';
import {
  advanceAttempt,
  assumeAbsentAfterMs,
  assumeReleasedAfterMs,
  createAttempt,
} from './attempt-transitions.ts';
import type { AttemptEvent, AttemptPhase } from './attempt-types.ts';
import { providerSessionMs } from './provider-session.ts';

const soonAfterStart = 1_000_500;
const absentAt = 1_000_000 + assumeAbsentAfterMs;
const createAnsweredEvent = (result: 'approved' | 'rejected' | 'pending' | 'unknown-transaction') =>
  ({ kind: 'answered', result }) as const;

/** The next phase of each event and phase soon after the start; other phases do not change. */
const expectedTransitions: readonly [AttemptEvent, Partial<Record<AttemptPhase, AttemptPhase>>][] =
  [
    [{ kind: 'send' }, { preparing: 'sent' }],
    [{ kind: 'not-sent' }, { preparing: 'dropped', sent: 'dropped', verifying: 'dropped' }],
    [{ kind: 'refused' }, { sent: 'dropped', verifying: 'dropped' }],
    [{ kind: 'response-lost' }, { sent: 'verifying' }],
    [
      { kind: 'session-opened', uuid: 'u' },
      { preparing: 'redirecting', sent: 'redirecting', dropped: 'unknown' },
    ],
    [{ kind: 'returned' }, { sent: 'verifying', redirecting: 'verifying' }],
    [{ kind: 'check-failed' }, {}],
    [
      { kind: 'abandoned' },
      { redirecting: 'abandoned', verifying: 'abandoned', unknown: 'abandoned' },
    ],
    [
      createAnsweredEvent('approved'),
      Object.fromEntries(
        allPhases.filter((phase) => phase !== 'rejected').map((phase) => [phase, 'approved']),
      ),
    ],
    [
      createAnsweredEvent('rejected'),
      Object.fromEntries(
        allPhases.filter((phase) => phase !== 'approved').map((phase) => [phase, 'rejected']),
      ),
    ],
    [
      createAnsweredEvent('pending'),
      {
        preparing: 'unknown',
        sent: 'unknown',
        redirecting: 'unknown',
        verifying: 'unknown',
        dropped: 'unknown',
      },
    ],
    [createAnsweredEvent('unknown-transaction'), {}],
    [{ kind: 'documents-checked', documentsHeld: true }, {}],
    [{ kind: 'documents-checked', documentsHeld: false }, {}],
  ];

describe('advanceAttempt', () => {
  it('starts with an attempt that was not sent', () => {
    const { key, owner, kind, lines, amount } = aTestAttempt();
    expect(createAttempt({ key, owner, kind, lines, amount }, 1_000_000)).toEqual(aTestAttempt());
  });

  it.each(
    expectedTransitions.flatMap(([event, transitions]) =>
      allPhases.map((phase) => [event, phase, transitions[phase] ?? phase] as const),
    ),
  )('%j in the phase %s leads to %s', (event, phase, next) => {
    const advanced = advanceAttempt(aTestAttempt({ phase }), event, soonAfterStart);
    expect(advanced.phase).toBe(next);
    expect(advanced.changedAt).toBe(next === phase ? 1_000_000 : soonAfterStart);
  });

  it.each([
    createAnsweredEvent('unknown-transaction'),
    { kind: 'documents-checked', documentsHeld: false },
  ] as const)('holds no documents for the hours by which the clock was set back (%j)', (event) => {
    const attempt = aTestAttempt({ phase: 'verifying', createdAt: 5 * 3_600_000 });
    const checked = advanceAttempt(attempt, event, 0);
    expect(checked.phase).toBe('verifying');
    expect(advanceAttempt(checked, event, assumeAbsentAfterMs - 1).phase).toBe('verifying');
    expect(advanceAttempt(checked, event, assumeAbsentAfterMs).phase).toBe('dropped');
  });

  it('keeps the first uuid', () => {
    const withSession = advanceAttempt(
      aTestAttempt({ phase: 'verifying' }),
      { kind: 'session-opened', uuid: 'u1' },
      soonAfterStart,
    );
    expect(withSession.uuid).toBe('u1');
    expect(
      advanceAttempt(withSession, { ...createAnsweredEvent('pending'), uuid: 'u2' }, soonAfterStart)
        .uuid,
    ).toBe('u1');
    expect(
      advanceAttempt(
        aTestAttempt({ phase: 'verifying' }),
        { ...createAnsweredEvent('pending'), uuid: 'u2' },
        soonAfterStart,
      ).uuid,
    ).toBe('u2');
    expect(
      advanceAttempt(
        aTestAttempt({ phase: 'sent' }),
        { kind: 'session-opened', uuid: '' },
        soonAfterStart,
      ).uuid,
    ).toBeNull();
  });

  const releasedAt = 1_000_000 + assumeReleasedAfterMs.invoices;

  it.each([
    ['verifying', null, true, releasedAt, 'verifying'],
    ['verifying', null, false, releasedAt - 1, 'verifying'],
    ['verifying', null, false, releasedAt, 'dropped'],
    ['sent', null, false, releasedAt, 'dropped'],
    ['unknown', null, false, releasedAt, 'unknown'],
    ['verifying', 'u', false, releasedAt, 'verifying'],
    ['unknown', 'u', false, releasedAt, 'unknown'],
    ['redirecting', null, false, releasedAt, 'redirecting'],
    ['preparing', null, false, releasedAt, 'preparing'],
    ['abandoned', null, false, releasedAt, 'abandoned'],
  ] as const)(
    '%s with the uuid %s and held documents: %s, checked at %i, becomes %5$s',
    (phase, uuid, documentsHeld, at, next) => {
      const lines = [
        { invoiceId: '1', documentNumber: 'D1', amount: { minor: 1, currency: 'COP' } },
      ] as const;
      const attempt = aTestAttempt({ phase, uuid, lines });
      const result = advanceAttempt(attempt, { kind: 'documents-checked', documentsHeld }, at);
      expect(result).toMatchObject({ phase: next, checks: 1, lastCheckAt: at });
    },
  );

  it.each([
    ['cash', false, providerSessionMs],
    ['vouchers', false, assumeReleasedAfterMs.vouchers],
    ['vouchers', true, providerSessionMs],
  ] as const)(
    'a payment of the kind %s, held by the backend: %s, is released after %i ms',
    (kind, documentsHeld, afterMs) => {
      const attempt = aTestAttempt({ kind, phase: 'verifying', lines: [] });
      const getPhaseCheckedAt = (at: number) =>
        advanceAttempt(attempt, { kind: 'documents-checked', documentsHeld }, at).phase;
      expect(getPhaseCheckedAt(1_000_000 + afterMs - 1)).toBe('verifying');
      expect(getPhaseCheckedAt(1_000_000 + afterMs)).toBe('dropped');
    },
  );

  property(
    'is released later or never if the backend holds documents',
    [anyAttempt, anyTime],
    (attempt, time) => {
      const getCheckedPhase = (documentsHeld: boolean) =>
        advanceAttempt(attempt, { kind: 'documents-checked', documentsHeld }, time).phase;
      if (attempt.phase !== 'dropped' && getCheckedPhase(true) === 'dropped') {
        expect(getCheckedPhase(false)).toBe('dropped');
        expect(attempt.lines).toEqual([]);
        expect(time).toBeGreaterThanOrEqual(attempt.createdAt + providerSessionMs);
      }
    },
  );

  it('counts checks with and without a response', () => {
    const advanced = advanceAttempt(
      aTestAttempt({ phase: 'verifying' }),
      { kind: 'check-failed' },
      soonAfterStart,
    );
    expect(advanced).toMatchObject({ checks: 1, lastCheckAt: soonAfterStart });
    const afterSecondCheck = advanceAttempt(advanced, createAnsweredEvent('pending'), absentAt);
    expect(afterSecondCheck).toMatchObject({ checks: 2, lastCheckAt: absentAt });
    const afterClockSetBack = advanceAttempt(afterSecondCheck, { kind: 'check-failed' }, 5);
    expect(afterClockSetBack).toMatchObject({ checks: 3, lastCheckAt: absentAt });
    const afterSend = advanceAttempt(aTestAttempt(), { kind: 'send' }, soonAfterStart);
    expect(afterSend).toMatchObject({ checks: 0, lastCheckAt: null });
  });

  it.each([
    ['verifying', null, absentAt, 'dropped'],
    ['sent', null, absentAt, 'dropped'],
    ['verifying', null, absentAt - 1, 'verifying'],
    ['verifying', 'u', absentAt, 'verifying'],
    ['unknown', null, absentAt, 'unknown'],
    ['abandoned', null, absentAt, 'abandoned'],
  ] as const)(
    'a missing transaction in the phase %s with the uuid %s, queried at %i, leads to %s',
    (phase, uuid, now, next) => {
      const advanced = advanceAttempt(
        aTestAttempt({ phase, uuid }),
        createAnsweredEvent('unknown-transaction'),
        now,
      );
      expect(advanced.phase).toBe(next);
    },
  );

  property(
    'never leaves a final state',
    [anyAttempt, fc.array(fc.tuple(anyEvent, anyTime))],
    (attempt, events) => {
      let current = attempt;
      for (const [event, time] of events) {
        const next = advanceAttempt(current, event, time);
        if (isFinal(current)) expect(next).toEqual(current);
        current = next;
      }
    },
  );

  property('never loses information', [anyAttempt, anyEvent, anyTime], (attempt, event, time) => {
    const next = advanceAttempt(attempt, event, time);
    expect(getPhaseRank(next)).toBeGreaterThanOrEqual(getPhaseRank(attempt));
    expect(next.checks).toBeGreaterThanOrEqual(attempt.checks);
    if (attempt.uuid !== null) expect(next.uuid).toBe(attempt.uuid);
  });

  property(
    'becomes approved or rejected only after an explicit response',
    [anyAttempt, anyEvent, anyTime],
    (attempt, event, time) => {
      const next = advanceAttempt(attempt, event, time);
      if (isFinal(next) && !isFinal(attempt)) {
        expect(event).toMatchObject({ kind: 'answered', result: next.phase });
      }
    },
  );

  property('never changes the details', [anyAttempt, anyEvent, anyTime], (attempt, event, time) => {
    const { key, owner, kind, lines, amount } = attempt;
    const next = advanceAttempt(attempt, event, time);
    expect(next).toMatchObject({ key, owner, kind, lines, amount });
  });

  property(
    'changes only a start in the future, and only without a uuid',
    [anyAttempt, anyEvent, anyTime],
    (attempt, event, time) => {
      const { uuid, createdAt } = advanceAttempt(attempt, event, time);
      const isMoved = createdAt !== attempt.createdAt;
      expect(isMoved && (uuid !== null || createdAt !== time || attempt.createdAt < time)).toBe(
        false,
      );
    },
  );
});
