import { createAttempt } from '@surtidor/domain';
import { describe, expect, it, vi } from 'vitest';
import { deletePersonalData } from '../../platform/browser/delete-personal-data.ts';
import { createMemoryStorage } from '../../platform/browser/storage.ts';
import { createJournalStore } from './journal-store.ts';

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
    const shared = createMemoryStorage();
    createJournalStore({ shared, now: () => startTime }).record(createTestAttempt('one'));
    expect(getPhases(createJournalStore({ shared, now: () => startTime }))).toEqual([
      'one preparing',
    ]);
  });

  it('merges the attempts of two tabs', () => {
    const shared = createMemoryStorage();
    const [firstTab, secondTab] = [1, 2].map(() =>
      createJournalStore({ shared, now: () => startTime }),
    );
    firstTab?.record(createTestAttempt('one'));
    secondTab?.record(createTestAttempt('two', startTime + 1));
    firstTab?.refresh();
    expect(firstTab && getPhases(firstTab)).toEqual(['one preparing', 'two preparing']);
  });

  it('stays empty when an event arrives after a sign-out', () => {
    const shared = createMemoryStorage();
    const [tab, otherTab] = [1, 2].map(() => createJournalStore({ shared, now: () => startTime }));
    tab?.record(createTestAttempt('one'));
    otherTab?.refresh();
    deletePersonalData([shared]);
    tab?.advance('one', { kind: 'check-failed' });
    otherTab?.refresh();
    expect(otherTab && getPhases(otherTab)).toEqual([]);
    expect(shared.get('surtidor-payments') ?? '[]').not.toContain('900100');
  });

  it('does not let a stale tab revert a final state', () => {
    const shared = createMemoryStorage();
    const staleStore = createJournalStore({ shared, now: () => startTime });
    staleStore.record(createTestAttempt('one'));
    staleStore.advance('one', { kind: 'send' });
    const freshStore = createJournalStore({ shared, now: () => startTime });
    freshStore.advance('one', { kind: 'answered', result: 'approved', uuid: 'u' });
    staleStore.advance('one', { kind: 'response-lost' });
    expect(getPhases(staleStore)).toEqual(['one approved']);
  });

  it('notifies its listeners of changes only', () => {
    const store = createJournalStore({ shared: createMemoryStorage(), now: () => startTime });
    const listener = vi.fn();
    store.subscribe(listener);
    store.record(createTestAttempt('one'));
    store.refresh();
    store.advance('nobody', { kind: 'send' });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('drops old entries and ignores invalid ones', () => {
    const shared = createMemoryStorage({ 'surtidor-payments': '{"version":1,"attempts":[7]}' });
    const store = createJournalStore({ shared, now: () => startTime + 8 * dayMs });
    expect(store.getSnapshot()).toEqual([]);
    store.record(createTestAttempt('old'));
    store.record(createTestAttempt('new', startTime + 8 * dayMs));
    expect(getPhases(store)).toEqual(['new preparing']);
  });
});
