import { type AttemptEvent, createAttempt } from '@surtidor/domain/payments';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../storage.ts';
import { createAttemptWatch } from './attempt-watch.ts';
import { createJournalStore } from './journal-store.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T15:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const setTimer = (ms: number, run: () => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

const setUp = (responses: readonly AttemptEvent[]) => {
  const journal = createJournalStore({ sharedStorage: createMemoryStorage(), now: Date.now });
  const responseQueue = [...responses];
  const query = vi.fn(
    async (): Promise<AttemptEvent> => responseQueue.shift() ?? { kind: 'check-failed' },
  );
  const watch = createAttemptWatch({ journal, owner: 'me', query, now: Date.now, setTimer });
  const pay = (key: string, owner = 'me') => {
    const amount = { minor: 1, currency: 'COP' } as const;
    journal.record(createAttempt({ key, owner, kind: 'invoices', lines: [], amount }, Date.now()));
    journal.advance(key, { kind: 'send' });
    journal.advance(key, { kind: 'session-opened', uuid: `u-${key}` });
    journal.advance(key, { kind: 'returned' });
  };
  const getPhase = () => journal.getSnapshot()[0]?.phase;
  return { journal, query, watch, pay, getPhase };
};

const pendingEvent: AttemptEvent = { kind: 'answered', result: 'pending', uuid: 'u-a' };
const approvedEvent: AttemptEvent = { kind: 'answered', result: 'approved', uuid: 'u-a' };

describe('createAttemptWatch', () => {
  it('checks immediately after the return, then at increasing intervals until the result is final', async () => {
    const { query, watch, pay, getPhase } = setUp([
      pendingEvent,
      { kind: 'check-failed' },
      approvedEvent,
    ]);
    watch.start();
    pay('a');
    await vi.advanceTimersByTimeAsync(0);
    expect(query).toHaveBeenCalledTimes(1);
    expect(getPhase()).toBe('unknown');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(query).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(query).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(getPhase()).toBe('approved');
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(query).toHaveBeenCalledTimes(3);
  });

  it('checks an attempt immediately when its payer may be back from the bank, and returns whether the backend responded', async () => {
    const inTwentyMinutes = Date.now() + 20 * 60_000;
    const openSessionEvent = { ...pendingEvent, sessionEndsAt: inTwentyMinutes };
    const { query, watch, pay } = setUp([
      openSessionEvent,
      openSessionEvent,
      { ...openSessionEvent, sessionEndsAt: 0 },
    ]);
    watch.start();
    pay('a');
    await vi.advanceTimersByTimeAsync(0);
    watch.checkReturned();
    await vi.advanceTimersByTimeAsync(0);
    expect(query).toHaveBeenCalledTimes(2);
    expect(await watch.check('a')).toBe(true);
    // The bank session has ended, so the user cannot return from it.
    watch.checkReturned();
    expect(query).toHaveBeenCalledTimes(3);
    expect(await watch.check('a')).toBe(false);
  });

  it('checks less often while the backend reports no result', async () => {
    const { query, watch, pay } = setUp([]);
    watch.start();
    pay('a');
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(query.mock.calls.length).toBeLessThan(25);
    expect(query.mock.calls.length).toBeGreaterThan(5);
  });

  it('ignores attempts of another client', async () => {
    const { query, watch, pay } = setUp([approvedEvent]);
    watch.start();
    pay('b', 'somebody else');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(query).not.toHaveBeenCalled();
  });

  it('does not duplicate a pending check and checks nothing after it stops', async () => {
    const { query, watch, pay } = setUp([pendingEvent]);
    const stop = watch.start();
    pay('a');
    await Promise.all([watch.check('a'), watch.check('a')]);
    expect(query).toHaveBeenCalledTimes(1);
    stop();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(query).toHaveBeenCalledTimes(1);
  });

  it('ignores a "not found" response that arrives after the response to the request was lost', async () => {
    const sharedStorage = createMemoryStorage();
    const journal = createJournalStore({ sharedStorage, now: Date.now });
    const otherTab = createJournalStore({ sharedStorage, now: Date.now });
    const lookup = Promise.withResolvers<AttemptEvent>();
    const query = vi.fn(() => lookup.promise);
    const watch = createAttemptWatch({ journal, owner: 'me', query, now: Date.now, setTimer });
    const amount = { minor: 1, currency: 'COP' } as const;
    const lines = [{ invoiceId: '1', documentNumber: 'D1', amount }];
    const attempt = { key: 'a', owner: 'me', kind: 'invoices', lines, amount } as const;
    journal.record(createAttempt(attempt, Date.now()));
    journal.advance('a', { kind: 'send' });
    await vi.advanceTimersByTimeAsync(600_000);
    const check = watch.check('a');
    otherTab.refresh();
    otherTab.advance('a', { kind: 'response-lost' });
    lookup.resolve({ kind: 'answered', result: 'unknown-transaction' });
    await check;
    expect(journal.getSnapshot()).toMatchObject([{ phase: 'verifying', checks: 1 }]);
  });
});
