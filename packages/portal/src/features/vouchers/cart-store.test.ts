import type { VoucherUse } from '@surtidor/domain/vouchers';
import { createMemoryStorage } from '@surtidor/flows/core';
import { expect, test, vi } from 'vitest';
import { deletePersonalData } from '../../platform/browser/delete-personal-data.ts';
import { createCartStore } from './cart-store.ts';

const use: VoucherUse = {
  id: 'COMB',
  reward: 'Combustible',
  title: 'Bono de combustible',
  description: '',
  maximum: { minor: 100_000_000, currency: 'COP' },
  validDays: 180,
  terms: '',
};
const amount = { minor: 2_000_000, currency: 'COP' } as const;

const setUp = () => {
  const sharedStorage = createMemoryStorage();
  const createStore = (owner = '900/7') => createCartStore({ sharedStorage, owner });
  return { sharedStorage, createStore };
};

test('restores a cart after a reload for the same user only', () => {
  const { createStore } = setUp();
  const store = createStore();
  store.change({ kind: 'choose-use', use });
  store.change({ kind: 'add', amount, quantity: 2 });
  expect(createStore().getSnapshot().cart.lines).toEqual([{ amount, quantity: 2 }]);
  expect(createStore('900/8').getSnapshot().cart.use).toBeNull();
});

test('merges the changes of two tabs', () => {
  const { createStore } = setUp();
  const firstStore = createStore();
  const secondStore = createStore();
  firstStore.change({ kind: 'choose-use', use });
  secondStore.change({ kind: 'add', amount, quantity: 2 });
  firstStore.change({ kind: 'add', amount, quantity: 3 });
  expect(firstStore.getSnapshot().cart.lines).toEqual([{ amount, quantity: 5 }]);
});

test('keeps the transaction of a cart until the cart changes', () => {
  const { createStore } = setUp();
  const store = createStore();
  store.change({ kind: 'choose-use', use });
  store.recordTransaction('u-1', store.getSnapshot().cart);
  expect(createStore().getSnapshot().sentAs).toBe('u-1');
  store.change({ kind: 'add', amount, quantity: 1 });
  expect(store.getSnapshot().sentAs).toBeNull();
});

test('does not mark a cart as sent if another tab has changed it', () => {
  const { createStore } = setUp();
  const firstStore = createStore();
  const secondStore = createStore();
  firstStore.change({ kind: 'choose-use', use });
  firstStore.change({ kind: 'add', amount, quantity: 2 });
  const sentCart = firstStore.getSnapshot().cart;
  secondStore.change({ kind: 'add', amount, quantity: 1 });
  firstStore.recordTransaction('u-1', sentCart);
  expect(firstStore.getSnapshot()).toMatchObject({
    sentAs: null,
    cart: { lines: [{ amount, quantity: 3 }] },
  });
});

test('notifies subscribers once per change and not after unsubscribing', () => {
  const { createStore } = setUp();
  const store = createStore();
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  store.change({ kind: 'choose-use', use });
  expect(listener).toHaveBeenCalledOnce();
  unsubscribe();
  store.clear();
  expect(listener).toHaveBeenCalledOnce();
});

test('deletes the cart on sign-out', () => {
  const { sharedStorage, createStore } = setUp();
  createStore().change({ kind: 'choose-use', use });
  deletePersonalData([sharedStorage]);
  expect(createStore().getSnapshot().cart.use).toBeNull();
});

test('returns an empty cart after a sign-out, even on the same page', () => {
  const { sharedStorage, createStore } = setUp();
  const store = createStore();
  store.subscribe(() => undefined)();
  store.change({ kind: 'choose-use', use });
  deletePersonalData([sharedStorage]);
  store.subscribe(() => undefined);
  expect(store.getSnapshot().cart.use).toBeNull();
});

test('keeps recipients in memory and reports them as lost in other tabs', () => {
  const { sharedStorage, createStore } = setUp();
  const store = createStore();
  store.change({ kind: 'choose-use', use });
  store.change({ kind: 'add', amount, quantity: 2 });
  const recipients = [{ email: 'ana@valdeluna.example', amount, quantity: 2 }];
  store.setRecipients(recipients);
  store.recordTransaction('u-1', store.getSnapshot().cart);
  expect(store.getRecipients()).toBe(recipients);
  expect(sharedStorage.get('surtidor-vouchers')).not.toContain('ana@');
  expect(createStore().getRecipients()).toBe('lost');
  store.change({ kind: 'add', amount, quantity: 1 });
  expect(store.getRecipients()).toBe('lost');
  store.change({ kind: 'decrement', amount });
  expect(store.getRecipients()).toBe(recipients);
});

test('deletes the recipients in every tab when one address is selected', () => {
  const { createStore } = setUp();
  const firstStore = createStore();
  firstStore.change({ kind: 'choose-use', use });
  firstStore.change({ kind: 'add', amount, quantity: 2 });
  firstStore.setRecipients([{ email: 'ana@valdeluna.example', amount, quantity: 2 }]);
  const secondStore = createStore();
  secondStore.setRecipients(null);
  firstStore.subscribe(() => undefined);
  expect(firstStore.getRecipients()).toBeNull();
  expect(secondStore.getRecipients()).toBeNull();
});
