import { describe, expect, it } from 'vitest';
import { allPhases, aTestAttempt } from '../../test/fixtures/attempt.ts';
import { bankReturnDeadline, isSessionOver, providerSessionMs } from './provider-session.ts';
import { toRemoteAttempt } from './remote-attempts.ts';

const start = 1_000_000;
const end = start + providerSessionMs;
const atBank = aTestAttempt({ uuid: 'u', phase: 'unknown', createdAt: start });
const remote = (own: boolean, sessionEndsAt: number | null) =>
  toRemoteAttempt({ ...atBank, uuid: 'u', madeBy: 'Ana Ruiz', own, sessionEndsAt }, 'c1', start);

describe('going back to the bank (reading 45)', () => {
  it('is possible for twenty minutes unless the backend says otherwise', () => {
    expect(bankReturnDeadline(atBank, end - 1)).toBe(end);
    expect(bankReturnDeadline(atBank, end)).toBeNull();
    expect(bankReturnDeadline({ ...atBank, sessionEndsAt: start + 5 }, start)).toBe(start + 5);
  });

  it('is possible while an attempt of a known transaction is open', () => {
    const phases = allPhases.filter((phase) => bankReturnDeadline({ ...atBank, phase }, start));
    expect(phases).toEqual(['preparing', 'sent', 'redirecting', 'verifying', 'unknown']);
    expect(bankReturnDeadline({ ...atBank, uuid: null }, start)).toBeNull();
    expect(bankReturnDeadline({ ...atBank, kind: 'compensation' }, start)).toBeNull();
  });

  it('ends once the payment was completed there', () => {
    expect(bankReturnDeadline({ ...atBank, sessionEndsAt: 0 }, start)).toBeNull();
    expect(bankReturnDeadline(remote(true, null), start)).toBeNull();
  });

  it('is for the payer, on any device', () => {
    expect(bankReturnDeadline(remote(true, end), start)).toBe(end);
    expect(bankReturnDeadline(remote(false, end), start)).toBeNull();
  });

  it('ends with the session, and is impossible without one', () => {
    expect(isSessionOver(remote(false, end), end)).toBe(true);
    expect(isSessionOver(remote(false, end), end - 1)).toBe(false);
    expect(isSessionOver(remote(false, null), end)).toBe(false);
  });
});
