import { createAttempt } from '@surtidor/domain';
import { describe, expect, it, vi } from 'vitest';
import { forgetPerson } from '../../platform/browser/forget-person.ts';
import { createMemoryStorage } from '../../platform/browser/storage.ts';
import { createJournalStore } from './journal-store.ts';

const start = Date.parse('2026-11-20T15:00:00Z');
const day = 86_400_000;

const attempt = (key: string, now = start) =>
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

const phases = (store: ReturnType<typeof createJournalStore>) =>
  store.getSnapshot().map(({ key, phase }) => `${key} ${phase}`);

describe('the journal of this browser', () => {
  it('is loaded by the next visit', () => {
    const shared = createMemoryStorage();
    createJournalStore({ shared, now: () => start }).record(attempt('one'));
    expect(phases(createJournalStore({ shared, now: () => start }))).toEqual(['one preparing']);
  });

  it('two tabs keep each other’s attempts', () => {
    const shared = createMemoryStorage();
    const [first, second] = [1, 2].map(() => createJournalStore({ shared, now: () => start }));
    first?.record(attempt('one'));
    second?.record(attempt('two', start + 1));
    first?.refresh();
    expect(first && phases(first)).toEqual(['one preparing', 'two preparing']);
  });

  it('stays empty after a sign-out, whatever still arrives', () => {
    const shared = createMemoryStorage();
    const [tab, other] = [1, 2].map(() => createJournalStore({ shared, now: () => start }));
    tab?.record(attempt('one'));
    other?.refresh();
    forgetPerson([shared]);
    tab?.advance('one', { kind: 'check-failed' });
    other?.refresh();
    expect(other && phases(other)).toEqual([]);
    expect(shared.get('surtidor-payments') ?? '[]').not.toContain('900100');
  });

  it('a stale tab cannot revert a final state', () => {
    const shared = createMemoryStorage();
    const old = createJournalStore({ shared, now: () => start });
    old.record(attempt('one'));
    old.advance('one', { kind: 'send' });
    const fresh = createJournalStore({ shared, now: () => start });
    fresh.advance('one', { kind: 'answered', result: 'approved', uuid: 'u' });
    old.advance('one', { kind: 'response-lost' });
    expect(phases(old)).toEqual(['one approved']);
  });

  it('notifies its listeners of every change and nothing else', () => {
    const store = createJournalStore({ shared: createMemoryStorage(), now: () => start });
    const listener = vi.fn();
    store.subscribe(listener);
    store.record(attempt('one'));
    store.refresh();
    store.advance('nobody', { kind: 'send' });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('drops old entries and ignores invalid ones', () => {
    const shared = createMemoryStorage({ 'surtidor-payments': '{"version":1,"attempts":[7]}' });
    const store = createJournalStore({ shared, now: () => start + 8 * day });
    expect(store.getSnapshot()).toEqual([]);
    store.record(attempt('old'));
    store.record(attempt('new', start + 8 * day));
    expect(phases(store)).toEqual(['new preparing']);
  });
});
