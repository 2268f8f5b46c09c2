import { createMemoryStorage } from '@surtidor/flows/core';
import { describe, expect, it } from 'vitest';
import { deletePersonalData } from '../../../platform/browser/delete-personal-data.ts';
import { recordSignOut } from '../../../platform/session/signed-out-session.ts';
import { createDraftSlot, type DraftOwner } from './draft-slot.ts';

const startTime = Date.parse('2026-11-20T15:00:00Z');

const setUp = () => {
  const sharedStorage = createMemoryStorage();
  const tabStorage = createMemoryStorage();
  const createSlot = (overrides: Partial<DraftOwner> = {}, name = 'cash') =>
    createDraftSlot({ sharedStorage, tabStorage }, name, {
      person: '900/7',
      session: 'first',
      now: () => startTime,
      ...overrides,
    });
  return { sharedStorage, tabStorage, createSlot };
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

  it('deletes the draft on sign-out', () => {
    const { createSlot, tabStorage } = setUp();
    createSlot().save('x');
    deletePersonalData([tabStorage]);
    expect(createSlot({ session: 'second' }).readInterrupted()).toBeNull();
  });

  it('saves nothing after the user has signed out of the session', () => {
    const { createSlot, sharedStorage, tabStorage } = setUp();
    recordSignOut(sharedStorage, 'first');
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
