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

describe('createDraftSlot', () => {
  it('restores the draft in the next session of the same user', () => {
    const { slot } = setUp();
    slot().keep({ segment: '1100' });
    expect(slot({ session: 'second' }).interrupted()).toEqual({ segment: '1100' });
  });

  it('restores the draft of the current session only after a reload', () => {
    const { slot } = setUp();
    slot().keep('x');
    expect(slot().interrupted()).toBeNull();
    expect(slot().reloaded()).toBe('x');
    expect(slot({ session: 'second' }).reloaded()).toBeNull();
  });

  it('restores a retry in any later session', () => {
    const { slot } = setUp();
    slot({ session: null }).keep('x');
    expect(slot().interrupted()).toBe('x');
  });

  it.each([
    ['another person', { person: '900/8' }],
    ['after an hour', { now: () => start + 60 * 60 * 1000 }],
    ['a clock that was set back', { now: () => start - 1 }],
  ])('does not restore the draft: %s', (_case, over) => {
    const { slot } = setUp();
    slot().keep('x');
    expect(slot({ session: 'second', ...over }).interrupted()).toBeNull();
  });

  it('restores and deletes drafts of its own kind only', () => {
    const { slot } = setUp();
    slot().keep('x');
    const other = slot({ session: 'second' }, 'invoices');
    expect(other.interrupted()).toBeNull();
    other.forget();
    expect(slot({ session: 'second' }).interrupted()).toBe('x');
    slot().forget();
    expect(slot({ session: 'second' }).interrupted()).toBeNull();
  });

  it('deletes the draft on sign-out', () => {
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
