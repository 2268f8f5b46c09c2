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
  it('comes back in the next sign-in of the same person', () => {
    const { slot } = setUp();
    slot().keep({ segment: '1100' });
    expect(slot({ session: 'second' }).interrupted()).toEqual({ segment: '1100' });
  });

  it('was not interrupted in the session it was written in, which finds it after a reload', () => {
    const { slot } = setUp();
    slot().keep('x');
    expect(slot().interrupted()).toBeNull();
    expect(slot().reloaded()).toBe('x');
    expect(slot({ session: 'second' }).reloaded()).toBeNull();
  });

  it('kept to be tried again is found by whatever session comes next', () => {
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

  it('is of its kind only, and only that kind forgets it', () => {
    const { slot } = setUp();
    slot().keep('x');
    const other = slot({ session: 'second' }, 'invoices');
    expect(other.interrupted()).toBeNull();
    other.forget();
    expect(slot({ session: 'second' }).interrupted()).toBe('x');
    slot().forget();
    expect(slot({ session: 'second' }).interrupted()).toBeNull();
  });

  it('leaves with a person who signs out', () => {
    const { slot, tab } = setUp();
    slot().keep('x');
    forgetPerson([tab]);
    expect(slot({ session: 'second' }).interrupted()).toBeNull();
  });

  it.each(['', 'null', '7', '{', '[]', '{"savedAt":1}'])('reads %j as none', (text) => {
    const { slot, tab } = setUp();
    tab.set('surtidor-payment-draft', text);
    expect(slot({ session: 'second' }).interrupted()).toBeNull();
    slot().forget();
  });
});
