import { createAttempt } from '@surtidor/domain/payments';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../storage.ts';
import { createJournalStore, journalKey } from './journal-store.ts';

const startTime = Date.parse('2026-11-20T15:00:00Z');
const dayMs = 86_400_000;

const createTestAttempt = (key: string, now = startTime) =>
  createAttempt(
    {
      key,
      owner: '900100',
      kind: 'invoices',
      lines: [{ invoiceId: 'a', documentNumber: '1', amount: { minor: 500_000, currency: 'COP' } }],
      amount: { minor: 500_000, currency: 'COP' },
    },
    now,
  );

const getPhases = (store: ReturnType<typeof createJournalStore>) =>
  store.getSnapshot().map(({ key, phase }) => `${key} ${phase}`);

describe('createJournalStore', () => {
  it('loads the attempts of the previous visit', () => {
    const sharedStorage = createMemoryStorage();
    createJournalStore({ sharedStorage, now: () => startTime }).record(createTestAttempt('one'));
    expect(getPhases(createJournalStore({ sharedStorage, now: () => startTime }))).toEqual([
      'one preparing',
    ]);
  });

  it('does not accept an attempt that it could not load again', () => {
    const store = createJournalStore({
      sharedStorage: createMemoryStorage(),
      now: () => startTime,
    });
    const attempt = createTestAttempt('one');
    const lines = attempt.lines.map((line) => ({ ...line, documentNumber: '' }));
    expect([store.record(attempt), store.record({ ...attempt, key: 'two', lines })]).toEqual([
      true,
      false,
    ]);
  });

  it('merges the attempts of two tabs', () => {
    const sharedStorage = createMemoryStorage();
    const [firstTab, secondTab] = [1, 2].map(() =>
      createJournalStore({ sharedStorage, now: () => startTime }),
    );
    firstTab?.record(createTestAttempt('one'));
    secondTab?.record(createTestAttempt('two', startTime + 1));
    firstTab?.refresh();
    expect(firstTab && getPhases(firstTab)).toEqual(['one preparing', 'two preparing']);
  });

  it('stays empty when an event arrives after a sign-out', () => {
    const sharedStorage = createMemoryStorage();
    const [tab, otherTab] = [1, 2].map(() =>
      createJournalStore({ sharedStorage, now: () => startTime }),
    );
    tab?.record(createTestAttempt('one'));
    otherTab?.refresh();
    sharedStorage.remove(journalKey);
    tab?.advance('one', { kind: 'check-failed' });
    otherTab?.refresh();
    expect(otherTab && getPhases(otherTab)).toEqual([]);
    expect(sharedStorage.get('surtidor-payments') ?? '[]').not.toContain('900100');
  });

  it('does not let a stale tab revert a final state', () => {
    const sharedStorage = createMemoryStorage();
    const staleStore = createJournalStore({ sharedStorage, now: () => startTime });
    staleStore.record(createTestAttempt('one'));
    staleStore.advance('one', { kind: 'send' });
    const freshStore = createJournalStore({ sharedStorage, now: () => startTime });
    freshStore.advance('one', { kind: 'answered', result: 'approved', uuid: 'u' });
    staleStore.advance('one', { kind: 'response-lost' });
    expect(getPhases(staleStore)).toEqual(['one approved']);
  });

  it('notifies its listeners only of changes', () => {
    const store = createJournalStore({
      sharedStorage: createMemoryStorage(),
      now: () => startTime,
    });
    const listener = vi.fn();
    store.subscribe(listener);
    store.record(createTestAttempt('one'));
    store.refresh();
    store.advance('nobody', { kind: 'send' });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('returns one object for every empty journal', () => {
    const stores = [1, 2].map(() =>
      createJournalStore({ sharedStorage: createMemoryStorage(), now: () => startTime }),
    );
    expect(stores[0]?.getSnapshot()).toBe(stores[1]?.getSnapshot());
  });

  it('drops old entries and ignores invalid ones', () => {
    const sharedStorage = createMemoryStorage({
      'surtidor-payments': '{"version":1,"attempts":[7]}',
    });
    const store = createJournalStore({ sharedStorage, now: () => startTime + 8 * dayMs });
    expect(store.getSnapshot()).toEqual([]);
    store.record(createTestAttempt('old'));
    store.record(createTestAttempt('new', startTime + 8 * dayMs));
    expect(getPhases(store)).toEqual(['new preparing']);
  });
});
