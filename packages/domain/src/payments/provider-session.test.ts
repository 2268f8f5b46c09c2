import { describe, expect, it } from 'vitest';
import { allPhases, aTestAttempt } from '../../test/fixtures/attempt.ts';
import { getBankReturnDeadline, isSessionOver, providerSessionMs } from './provider-session.ts';
import { toRemoteAttempt } from './remote-attempts.ts';

const startedAt = 1_000_000;
const endsAt = startedAt + providerSessionMs;
const attempt = aTestAttempt({ uuid: 'u', phase: 'unknown', createdAt: startedAt });
const createRemoteAttempt = (isOwn: boolean, sessionEndsAt: number | null) =>
  toRemoteAttempt(
    { ...attempt, uuid: 'u', createdBy: 'Ana Ruiz', isOwn, sessionEndsAt },
    'c1',
    startedAt,
  );

describe('getBankReturnDeadline (reading 45)', () => {
  it('is twenty minutes after the start, or the end that the backend sent', () => {
    expect(getBankReturnDeadline(attempt, endsAt - 1)).toBe(endsAt);
    expect(getBankReturnDeadline(attempt, endsAt)).toBeNull();
    expect(getBankReturnDeadline({ ...attempt, sessionEndsAt: startedAt + 5 }, startedAt)).toBe(
      startedAt + 5,
    );
  });

  it('exists only for open attempts with a uuid', () => {
    const phasesWithDeadline = allPhases.filter((phase) =>
      getBankReturnDeadline({ ...attempt, phase }, startedAt),
    );
    expect(phasesWithDeadline).toEqual([
      'preparing',
      'sent',
      'redirecting',
      'verifying',
      'unknown',
    ]);
    expect(getBankReturnDeadline({ ...attempt, uuid: null }, startedAt)).toBeNull();
    expect(getBankReturnDeadline({ ...attempt, kind: 'compensation' }, startedAt)).toBeNull();
  });

  it('is null if the payment was completed at the bank', () => {
    expect(getBankReturnDeadline({ ...attempt, sessionEndsAt: 0 }, startedAt)).toBeNull();
    expect(getBankReturnDeadline(createRemoteAttempt(true, null), startedAt)).toBeNull();
  });

  it('exists only for the payer, on any device', () => {
    expect(getBankReturnDeadline(createRemoteAttempt(true, endsAt), startedAt)).toBe(endsAt);
    expect(getBankReturnDeadline(createRemoteAttempt(false, endsAt), startedAt)).toBeNull();
  });

  it('isSessionOver returns whether the session has ended, and false without a session', () => {
    expect(isSessionOver(createRemoteAttempt(false, endsAt), endsAt)).toBe(true);
    expect(isSessionOver(createRemoteAttempt(false, endsAt), endsAt - 1)).toBe(false);
    expect(isSessionOver(createRemoteAttempt(false, null), endsAt)).toBe(false);
  });
});
