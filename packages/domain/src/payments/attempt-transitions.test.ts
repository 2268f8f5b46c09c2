import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allPhases,
  anyAttempt,
  anyEvent,
  anyTime,
  aTestAttempt,
  getRank,
} from '../../test/fixtures/attempt.ts';
import { property } from '../../test/property.ts';
import { isFinal } from './attempt-phases.ts';
import { advanceAttempt, assumeReleasedAfterMs, createAttempt } from './attempt-transitions.ts';
import type { AttemptEvent, AttemptPhase } from './attempt-types.ts';
import { providerSessionMs } from './provider-session.ts';

const soonAfterStart = 1_000_500;
const absentAt = 1_060_000;
const createAnswer = (result: 'approved' | 'rejected' | 'pending' | 'unknown-transaction') =>
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
      createAnswer('approved'),
      Object.fromEntries(
        allPhases.filter((phase) => phase !== 'rejected').map((phase) => [phase, 'approved']),
      ),
    ],
    [
      createAnswer('rejected'),
      Object.fromEntries(
        allPhases.filter((phase) => phase !== 'approved').map((phase) => [phase, 'rejected']),
      ),
    ],
    [
      createAnswer('pending'),
      {
        preparing: 'unknown',
        sent: 'unknown',
        redirecting: 'unknown',
        verifying: 'unknown',
        dropped: 'unknown',
      },
    ],
    [createAnswer('unknown-transaction'), {}],
    [{ kind: 'documents-checked', areHeld: true }, {}],
    [{ kind: 'documents-checked', areHeld: false }, {}],
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

  it('keeps the first uuid', () => {
    const withSession = advanceAttempt(
      aTestAttempt({ phase: 'verifying' }),
      { kind: 'session-opened', uuid: 'u1' },
      soonAfterStart,
    );
    expect(withSession.uuid).toBe('u1');
    expect(
      advanceAttempt(withSession, { ...createAnswer('pending'), uuid: 'u2' }, soonAfterStart).uuid,
    ).toBe('u1');
    expect(
      advanceAttempt(
        aTestAttempt({ phase: 'verifying' }),
        { ...createAnswer('pending'), uuid: 'u2' },
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
    (phase, uuid, areHeld, at, next) => {
      const lines = [
        { invoiceId: '1', documentNumber: 'D1', amount: { minor: 1, currency: 'COP' } },
      ] as const;
      const attempt = aTestAttempt({ phase, uuid, lines });
      const result = advanceAttempt(attempt, { kind: 'documents-checked', areHeld }, at);
      expect(result).toMatchObject({ phase: next, checks: 1, lastCheckAt: at });
    },
  );

  it.each([
    ['cash', false, providerSessionMs],
    ['vouchers', false, assumeReleasedAfterMs.vouchers],
    ['vouchers', true, providerSessionMs],
  ] as const)(
    'a payment of the kind %s, held by the backend: %s, is released after %i ms',
    (kind, areHeld, afterMs) => {
      const attempt = aTestAttempt({ kind, phase: 'verifying', lines: [] });
      const checkedAt = (at: number) =>
        advanceAttempt(attempt, { kind: 'documents-checked', areHeld }, at).phase;
      expect(checkedAt(1_000_000 + afterMs - 1)).toBe('verifying');
      expect(checkedAt(1_000_000 + afterMs)).toBe('dropped');
    },
  );

  property(
    'is released later or never if the backend holds documents',
    [anyAttempt, anyTime],
    (attempt, time) => {
      const checked = (areHeld: boolean) =>
        advanceAttempt(attempt, { kind: 'documents-checked', areHeld }, time).phase;
      if (attempt.phase !== 'dropped' && checked(true) === 'dropped') {
        expect(checked(false)).toBe('dropped');
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
    const secondCheck = advanceAttempt(advanced, createAnswer('pending'), absentAt);
    expect(secondCheck).toMatchObject({ checks: 2, lastCheckAt: absentAt });
    const clockSetBack = advanceAttempt(secondCheck, { kind: 'check-failed' }, 5);
    expect(clockSetBack).toMatchObject({ checks: 3, lastCheckAt: absentAt });
    const unchecked = advanceAttempt(aTestAttempt(), { kind: 'send' }, soonAfterStart);
    expect(unchecked).toMatchObject({ checks: 0, lastCheckAt: null });
  });

  it.each([
    ['verifying', null, absentAt, 'dropped'],
    ['sent', null, absentAt, 'dropped'],
    ['verifying', null, absentAt - 1, 'verifying'],
    ['verifying', 'u', absentAt, 'verifying'],
    ['unknown', null, absentAt, 'unknown'],
    ['abandoned', null, absentAt, 'abandoned'],
  ] as const)(
    'handles a missing transaction in the phase %s with the uuid %s at %i',
    (phase, uuid, current, next) => {
      const advanced = advanceAttempt(
        aTestAttempt({ phase, uuid }),
        createAnswer('unknown-transaction'),
        current,
      );
      expect(advanced.phase).toBe(next);
    },
  );

  property(
    'never leaves a final state',
    [anyAttempt, fc.array(fc.tuple(anyEvent, anyTime))],
    (attempt, events) => {
      let now = attempt;
      for (const [event, time] of events) {
        const next = advanceAttempt(now, event, time);
        if (isFinal(now)) expect(next).toEqual(now);
        now = next;
      }
    },
  );

  property('never loses information', [anyAttempt, anyEvent, anyTime], (attempt, event, time) => {
    const next = advanceAttempt(attempt, event, time);
    expect(getRank(next)).toBeGreaterThanOrEqual(getRank(attempt));
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

  property('never changes its lines', [anyAttempt, anyEvent, anyTime], (attempt, event, time) => {
    const { key, owner, kind, lines, amount, createdAt } = attempt;
    expect(advanceAttempt(attempt, event, time)).toMatchObject({
      key,
      owner,
      kind,
      lines,
      amount,
      createdAt,
    });
  });
});
