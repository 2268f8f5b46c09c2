import type { VoucherUse } from '@surtidor/domain';
import { expect, test, vi } from 'vitest';
import { forgetPerson } from '../../platform/browser/forget-person.ts';
import { createMemoryStorage } from '../../platform/browser/storage.ts';
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
  const shared = createMemoryStorage();
  const tab = (owner = '900/7') => createCartStore({ shared, owner });
  return { shared, tab };
};

test('restores a cart after a reload for the same user only', () => {
  const { tab } = setUp();
  const store = tab();
  store.change({ kind: 'choose-use', use });
  store.change({ kind: 'add', amount, quantity: 2 });
  expect(tab().getSnapshot().cart.lines).toEqual([{ amount, quantity: 2 }]);
  expect(tab('900/8').getSnapshot().cart.use).toBeNull();
});

test('merges the changes of two tabs', () => {
  const { tab } = setUp();
  const one = tab();
  const other = tab();
  one.change({ kind: 'choose-use', use });
  other.change({ kind: 'add', amount, quantity: 2 });
  one.change({ kind: 'add', amount, quantity: 3 });
  expect(one.getSnapshot().cart.lines).toEqual([{ amount, quantity: 5 }]);
});

test('keeps the transaction of a cart until the cart changes', () => {
  const { tab } = setUp();
  const store = tab();
  store.change({ kind: 'choose-use', use });
  store.noteSent('u-1', store.getSnapshot().cart);
  expect(tab().getSnapshot().sentAs).toBe('u-1');
  store.change({ kind: 'add', amount, quantity: 1 });
  expect(store.getSnapshot().sentAs).toBeNull();
});

test('does not mark a cart as sent if another tab has changed it', () => {
  const { tab } = setUp();
  const one = tab();
  const other = tab();
  one.change({ kind: 'choose-use', use });
  one.change({ kind: 'add', amount, quantity: 2 });
  const sent = one.getSnapshot().cart;
  other.change({ kind: 'add', amount, quantity: 1 });
  one.noteSent('u-1', sent);
  expect(one.getSnapshot()).toMatchObject({
    sentAs: null,
    cart: { lines: [{ amount, quantity: 3 }] },
  });
});

test('subscribers are notified once per change and not after unsubscribing', () => {
  const { tab } = setUp();
  const store = tab();
  const received = vi.fn();
  const stop = store.subscribe(received);
  store.change({ kind: 'choose-use', use });
  expect(received).toHaveBeenCalledOnce();
  stop();
  store.clear();
  expect(received).toHaveBeenCalledOnce();
});

test('signing out deletes the cart', () => {
  const { shared, tab } = setUp();
  tab().change({ kind: 'choose-use', use });
  forgetPerson([shared]);
  expect(tab().getSnapshot().cart.use).toBeNull();
});

test('the cart is empty after signing out, also in the same page', () => {
  const { shared, tab } = setUp();
  const store = tab();
  store.subscribe(() => undefined)();
  store.change({ kind: 'choose-use', use });
  forgetPerson([shared]);
  store.subscribe(() => undefined);
  expect(store.getSnapshot().cart.use).toBeNull();
});

test('keeps recipients in memory and reports them as lost in other tabs', () => {
  const { shared, tab } = setUp();
  const store = tab();
  store.change({ kind: 'choose-use', use });
  store.change({ kind: 'add', amount, quantity: 2 });
  const recipients = [{ email: 'ana@valdeluna.example', amount, quantity: 2 }];
  store.setRecipients(recipients);
  store.noteSent('u-1', store.getSnapshot().cart);
  expect(store.getRecipients()).toBe(recipients);
  expect(shared.get('surtidor-vouchers')).not.toContain('ana@');
  expect(tab().getRecipients()).toBe('lost');
  store.change({ kind: 'add', amount, quantity: 1 });
  expect(store.getRecipients()).toBe('lost');
  store.change({ kind: 'decrement', amount });
  expect(store.getRecipients()).toBe(recipients);
});

test('deletes the recipients in every tab when one address is selected', () => {
  const { tab } = setUp();
  const one = tab();
  one.change({ kind: 'choose-use', use });
  one.change({ kind: 'add', amount, quantity: 2 });
  one.setRecipients([{ email: 'ana@valdeluna.example', amount, quantity: 2 }]);
  const other = tab();
  other.setRecipients(null);
  one.subscribe(() => undefined);
  expect(one.getRecipients()).toBeNull();
  expect(other.getRecipients()).toBeNull();
});
