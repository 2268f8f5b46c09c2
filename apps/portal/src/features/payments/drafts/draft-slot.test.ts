import { describe, expect, it } from 'vitest';
import { forgetPerson } from '../../../platform/browser/forget-person.ts';
import { createMemoryStorage } from '../../../platform/browser/storage.ts';
import { createDraftSlot, type DraftOwner } from './draft-slot.ts';

const start = Date.parse('2026-11-20T15:00:00Z');

const setUp = () => {
  const tab = createMemoryStorage();
  const slot = (over: Partial<DraftOwner> = {}, name = 'cash') =>
    createDraftSlot(tab, name, { person: '900/7', session: 'first', now: () => start, ...over });
  return { tab, slot };
};

describe('the draft of a payment', () => {
  it('is restored in the next session of the same user', () => {
    const { slot } = setUp();
    slot().keep({ segment: '1100' });
    expect(slot({ session: 'second' }).interrupted()).toEqual({ segment: '1100' });
  });

  it('does not count as interrupted in its own session, which restores it after a reload', () => {
    const { slot } = setUp();
    slot().keep('x');
    expect(slot().interrupted()).toBeNull();
    expect(slot().reloaded()).toBe('x');
    expect(slot({ session: 'second' }).reloaded()).toBeNull();
  });

  it('saved for a retry is found by any later session', () => {
    const { slot } = setUp();
    slot({ session: null }).keep('x');
    expect(slot().interrupted()).toBe('x');
  });

  it.each([
    ['another person', { person: '900/8' }],
    ['much later', { now: () => start + 60 * 60 * 1000 }],
    ['a clock that was set back', { now: () => start - 1 }],
  ])('is not shown to %s', (_case, over) => {
    const { slot } = setUp();
    slot().keep('x');
    expect(slot({ session: 'second', ...over }).interrupted()).toBeNull();
  });

  it('belongs to its kind, which alone can delete it', () => {
    const { slot } = setUp();
    slot().keep('x');
    const other = slot({ session: 'second' }, 'invoices');
    expect(other.interrupted()).toBeNull();
    other.forget();
    expect(slot({ session: 'second' }).interrupted()).toBe('x');
    slot().forget();
    expect(slot({ session: 'second' }).interrupted()).toBeNull();
  });

  it('is deleted on sign-out', () => {
    const { slot, tab } = setUp();
    slot().keep('x');
    forgetPerson([tab]);
    expect(slot({ session: 'second' }).interrupted()).toBeNull();
  });

  it.each(['', 'null', '7', '{', '[]', '{"savedAt":1}'])('ignores %j', (text) => {
    const { slot, tab } = setUp();
    tab.set('surtidor-payment-draft', text);
    expect(slot({ session: 'second' }).interrupted()).toBeNull();
    slot().forget();
  });
});
