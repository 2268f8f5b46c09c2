import { createMemoryStorage } from '@surtidor/flows/core';
import { expect, it, vi } from 'vitest';
import { isSignedOut, recordSignOut, updateTabSession } from './signed-out-session.ts';

/** Returns a tab with stored data of the session 'one', and a function that updates it. */
function openTab() {
  const sharedStorage = createMemoryStorage();
  const tabStorage = createMemoryStorage();
  const onSignedOut = vi.fn();
  const update = (session: string | null) =>
    updateTabSession({ sharedStorage, tabStorage }, session, onSignedOut);
  update('one');
  tabStorage.set('draft', 'x');
  return { sharedStorage, tabStorage, onSignedOut, update };
}

it('deletes the data of a tab after a sign-out in another tab', () => {
  const { sharedStorage, tabStorage, onSignedOut, update } = openTab();
  recordSignOut(sharedStorage, 'one');
  update(null);
  expect(tabStorage.keys()).toEqual([]);
  expect(onSignedOut).toHaveBeenCalledOnce();
  update(null);
  expect(onSignedOut).toHaveBeenCalledOnce();
});

it('deletes the data even if the next user has signed in before the tab is updated', () => {
  const { sharedStorage, tabStorage, update } = openTab();
  recordSignOut(sharedStorage, 'one');
  update('two');
  expect(tabStorage.get('draft')).toBeNull();
});

it('keeps the data after another end of the session', () => {
  const { sharedStorage, tabStorage, onSignedOut, update } = openTab();
  update(null);
  expect(tabStorage.get('draft')).toBe('x');
  update('two');
  recordSignOut(sharedStorage, 'one');
  update('two');
  expect(tabStorage.get('draft')).toBe('x');
  expect(onSignedOut).not.toHaveBeenCalled();
});

it('knows the session that was signed out', () => {
  const { sharedStorage } = openTab();
  expect(isSignedOut(sharedStorage, 'one')).toBe(false);
  recordSignOut(sharedStorage, 'one');
  expect(isSignedOut(sharedStorage, 'one')).toBe(true);
  expect(isSignedOut(sharedStorage, 'two')).toBe(false);
  expect(isSignedOut(createMemoryStorage(), null)).toBe(false);
});
