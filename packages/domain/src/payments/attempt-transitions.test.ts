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

const soon = 1_000_500;
const late = 1_060_000;
const answered = (result: 'approved' | 'rejected' | 'pending' | 'unknown-transaction') =>
  ({ kind: 'answered', result }) as const;

/** The next phase per event and phase, early in an attempt; other phases stay. */
const expectedSteps: readonly [AttemptEvent, Partial<Record<AttemptPhase, AttemptPhase>>][] = [
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
    answered('approved'),
    Object.fromEntries(
      allPhases.filter((phase) => phase !== 'rejected').map((phase) => [phase, 'approved']),
    ),
  ],
  [
    answered('rejected'),
    Object.fromEntries(
      allPhases.filter((phase) => phase !== 'approved').map((phase) => [phase, 'rejected']),
    ),
  ],
  [
    answered('pending'),
    {
      preparing: 'unknown',
      sent: 'unknown',
      redirecting: 'unknown',
      verifying: 'unknown',
      dropped: 'unknown',
    },
  ],
  [answered('unknown-transaction'), {}],
  [{ kind: 'documents-checked', areHeld: true }, {}],
  [{ kind: 'documents-checked', areHeld: false }, {}],
];

describe('the life of an attempt', () => {
  it('starts before the request is sent', () => {
    const { key, owner, kind, lines, amount } = aTestAttempt();
    expect(createAttempt({ key, owner, kind, lines, amount }, 1_000_000)).toEqual(aTestAttempt());
  });

  it.each(
    expectedSteps.flatMap(([event, steps]) =>
      allPhases.map((phase) => [event, phase, steps[phase] ?? phase] as const),
    ),
  )('%j in %s leads to %s', (event, phase, next) => {
    const moved = advanceAttempt(aTestAttempt({ phase }), event, soon);
    expect(moved.phase).toBe(next);
    expect(moved.changedAt).toBe(next === phase ? 1_000_000 : soon);
  });

  it('stores the uuid once', () => {
    const opened = advanceAttempt(
      aTestAttempt({ phase: 'verifying' }),
      { kind: 'session-opened', uuid: 'u1' },
      soon,
    );
    expect(opened.uuid).toBe('u1');
    expect(advanceAttempt(opened, { ...answered('pending'), uuid: 'u2' }, soon).uuid).toBe('u1');
    expect(
      advanceAttempt(
        aTestAttempt({ phase: 'verifying' }),
        { ...answered('pending'), uuid: 'u2' },
        soon,
      ).uuid,
    ).toBe('u2');
    expect(
      advanceAttempt(aTestAttempt({ phase: 'sent' }), { kind: 'session-opened', uuid: '' }, soon)
        .uuid,
    ).toBeNull();
  });

  const released = 1_000_000 + assumeReleasedAfterMs.invoices;

  it.each([
    ['verifying', null, true, released, 'verifying'],
    ['verifying', null, false, released - 1, 'verifying'],
    ['verifying', null, false, released, 'dropped'],
    ['sent', null, false, released, 'dropped'],
    ['unknown', null, false, released, 'unknown'],
    ['verifying', 'u', false, released, 'verifying'],
    ['unknown', 'u', false, released, 'unknown'],
    ['redirecting', null, false, released, 'redirecting'],
    ['preparing', null, false, released, 'preparing'],
    ['abandoned', null, false, released, 'abandoned'],
  ] as const)(
    '%s with uuid %s whose documents are areHeld: %s, at %i: %s',
    (phase, uuid, areHeld, at, next) => {
      const lines = [
        { invoiceId: '1', documentNumber: 'D1', amount: { minor: 1, currency: 'COP' } },
      ] as const;
      const attempt = aTestAttempt({ phase, uuid, lines });
      const checked = advanceAttempt(attempt, { kind: 'documents-checked', areHeld }, at);
      expect(checked).toMatchObject({ phase: next, checks: 1, lastCheckAt: at });
    },
  );

  it.each([
    ['cash', false, providerSessionMs],
    ['vouchers', false, assumeReleasedAfterMs.vouchers],
    ['vouchers', true, providerSessionMs],
  ] as const)(
    '%s of which the backend lists something: %s is released after %i ms',
    (kind, areHeld, afterMs) => {
      const attempt = aTestAttempt({ kind, phase: 'verifying', lines: [] });
      const checkedAt = (at: number) =>
        advanceAttempt(attempt, { kind: 'documents-checked', areHeld }, at).phase;
      expect(checkedAt(1_000_000 + afterMs - 1)).toBe('verifying');
      expect(checkedAt(1_000_000 + afterMs)).toBe('dropped');
    },
  );

  property(
    'is released later, or never, if the backend holds something of it',
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

  it('counts queries, with or without a response', () => {
    const advanced = advanceAttempt(
      aTestAttempt({ phase: 'verifying' }),
      { kind: 'check-failed' },
      soon,
    );
    expect(advanced).toMatchObject({ checks: 1, lastCheckAt: soon });
    const again = advanceAttempt(advanced, answered('pending'), late);
    expect(again).toMatchObject({ checks: 2, lastCheckAt: late });
    const clockSetBack = advanceAttempt(again, { kind: 'check-failed' }, 5);
    expect(clockSetBack).toMatchObject({ checks: 3, lastCheckAt: late });
    const other = advanceAttempt(aTestAttempt(), { kind: 'send' }, soon);
    expect(other).toMatchObject({ checks: 0, lastCheckAt: null });
  });

  it.each([
    ['verifying', null, late, 'dropped'],
    ['sent', null, late, 'dropped'],
    ['verifying', null, late - 1, 'verifying'],
    ['verifying', 'u', late, 'verifying'],
    ['unknown', null, late, 'unknown'],
    ['abandoned', null, late, 'abandoned'],
  ] as const)(
    'believes that nothing exists only late and without a uuid: %s, %s, at %i',
    (phase, uuid, now, next) => {
      const moved = advanceAttempt(
        aTestAttempt({ phase, uuid }),
        answered('unknown-transaction'),
        now,
      );
      expect(moved.phase).toBe(next);
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
    'is approved or rejected only by an explicit response',
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
