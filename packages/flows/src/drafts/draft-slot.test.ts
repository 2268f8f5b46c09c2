import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../storage.ts';
import {
  createDraftSlot,
  type DraftLifetime,
  type DraftOwner,
  type PageDrafts,
} from './draft-slot.ts';

const startTime = Date.parse('2026-11-20T15:00:00Z');

const setUp = (lifetime: DraftLifetime = 'session') => {
  const tabStorage = createMemoryStorage();
  const pageDrafts: PageDrafts = new Map();
  const signedOutSessions = new Set<string | null>();
  const createSlot = (overrides: Partial<DraftOwner> = {}, name = 'cash') => {
    const owner = { person: '900/7', session: 'first', now: () => startTime, ...overrides };
    const isSignedOut = () => signedOutSessions.has(owner.session);
    return createDraftSlot({ pageDrafts, tabStorage }, name, lifetime, { ...owner, isSignedOut });
  };
  return { pageDrafts, tabStorage, signedOutSessions, createSlot };
};

describe('createDraftSlot', () => {
  it('restores the draft in the next session of the same user', () => {
    const { createSlot } = setUp();
    createSlot().save({ segment: '1100' });
    expect(createSlot({ session: 'second' }).readInterrupted()).toEqual({ segment: '1100' });
  });

  it('restores the draft of the current session only after a reload', () => {
    const { createSlot } = setUp();
    createSlot().save('x');
    expect(createSlot().readInterrupted()).toBeNull();
    expect(createSlot().readReloaded()).toBe('x');
    expect(createSlot({ session: 'second' }).readReloaded()).toBeNull();
  });

  it('restores a retry in any later session', () => {
    const { createSlot } = setUp();
    createSlot({ session: null }).save('x');
    expect(createSlot().readInterrupted()).toBe('x');
  });

  it.each([
    ['another person', { person: '900/8' }],
    ['after an hour', { now: () => startTime + 60 * 60 * 1000 }],
    ['a clock that was set back', { now: () => startTime - 1 }],
  ])('does not restore the draft: %s', (_case, overrides) => {
    const { createSlot } = setUp();
    createSlot().save('x');
    expect(createSlot({ session: 'second', ...overrides }).readInterrupted()).toBeNull();
  });

  it('restores and deletes drafts of its own kind only', () => {
    const { createSlot } = setUp();
    createSlot().save('x');
    const otherSlot = createSlot({ session: 'second' }, 'invoices');
    expect(otherSlot.readInterrupted()).toBeNull();
    otherSlot.remove();
    expect(createSlot({ session: 'second' }).readInterrupted()).toBe('x');
    createSlot().remove();
    expect(createSlot({ session: 'second' }).readInterrupted()).toBeNull();
  });

  it('saves nothing after the user has signed out of the session', () => {
    const { createSlot, signedOutSessions, tabStorage } = setUp();
    signedOutSessions.add('first');
    createSlot().save('x');
    expect(tabStorage.keys()).toEqual([]);
    createSlot({ session: 'second' }).save('x');
    expect(tabStorage.keys()).not.toEqual([]);
  });

  it('restores a draft that was not sent, unless the tab has a newer draft of any kind', () => {
    const { createSlot } = setUp();
    const slot = createSlot();
    slot.restore('sent');
    expect(slot.readReloaded()).toBe('sent');
    slot.remove();
    createSlot({}, 'invoices').save('newer');
    slot.restore('sent');
    expect(slot.readReloaded()).toBeNull();
    expect(createSlot({}, 'invoices').readReloaded()).toBe('newer');
  });

  it.each(['', 'null', '7', '{', '[]', '{"savedAt":1}'])('ignores %j', (text) => {
    const { createSlot, tabStorage } = setUp();
    tabStorage.set('surtidor-payment-draft', text);
    expect(createSlot({ session: 'second' }).readInterrupted()).toBeNull();
    createSlot().remove();
  });
});

describe('a draft in the memory of a page', () => {
  it('is restored in the next session of the same user, with those of other names', () => {
    const { createSlot, tabStorage } = setUp('page');
    createSlot({}, 'profile').save({ city: 'Cali' });
    createSlot({}, 'terms').save('y');
    expect(createSlot({ session: 'second' }, 'profile').readInterrupted()).toEqual({
      city: 'Cali',
    });
    expect(createSlot({ session: 'second' }, 'password').readInterrupted()).toBeNull();
    createSlot({}, 'profile').remove();
    expect(createSlot({ session: 'second' }, 'profile').readInterrupted()).toBeNull();
    expect(createSlot({ session: 'second' }, 'terms').readInterrupted()).toBe('y');
    expect(tabStorage.keys()).toEqual([]);
  });

  it.each([
    ['in the session that saved it', { session: 'first' }],
    ['to another person', { person: '900/8' }],
    ['after an hour', { now: () => startTime + 60 * 60 * 1000 }],
    ['with a clock that was set back', { now: () => startTime - 1 }],
  ])('is not restored %s', (_case, overrides) => {
    const { createSlot } = setUp('page');
    createSlot().save('x');
    const slot = createSlot({ session: 'second', ...overrides });
    expect([slot.readInterrupted(), slot.readReloaded()]).toEqual([null, null]);
  });

  it('is restored after a reload only if the tab stores it', () => {
    const { createSlot, pageDrafts } = setUp('tab');
    createSlot().save({ four: 'si' });
    expect(createSlot().readReloaded()).toBeNull();
    pageDrafts.clear();
    expect(createSlot().readReloaded()).toEqual({ four: 'si' });
    expect(createSlot({ person: '900/8' }).readReloaded()).toBeNull();
    expect(createSlot({}, 'visit').readReloaded()).toBeNull();
    createSlot().remove();
    expect(createSlot().readReloaded()).toBeNull();
  });
});
