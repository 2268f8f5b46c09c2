import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTestCart, aTestUse, cop } from '../../test/fixtures/voucher-use.ts';
import { property } from '../../test/property.ts';
import { createVoucherRegistrations, getVoucherBlockers } from './checkout.ts';
import { getCartTotal, isAboveMaximum } from './limits.ts';
import {
  createRecipientCart,
  getRecipientBlocker,
  matchesRecipients,
  readRecipients,
} from './recipients.ts';
import type { VoucherConfig } from './types.ts';

const use = aTestUse({ maximum: cop(100_000_00) });
const config: VoucherConfig = {
  successMessage: '',
  uses: [use],
  amounts: [20_000_00, 50_000_00].map((minor) => ({ useId: use.id, amount: cop(minor) })),
};

const readRows = (...rows: readonly (readonly string[])[]) => {
  const list = readRecipients(rows, use, config);
  return list.kind === 'rows' ? list.rows : [];
};
const getProblemKeys = (...rows: readonly (readonly string[])[]) =>
  readRows(...rows).map((row) => row.problems.map(({ key }) => key));

describe('a list of recipients', () => {
  it('reads email, amount and quantity, with an optional heading', () => {
    const rows = readRows(
      ['Correo', 'Valor', 'Cantidad'],
      [' a@b.co ', '$ 20.000', '2'],
      [''],
      ['c@d.co', '50000'],
    );
    expect(rows.map(({ line, recipient }) => [line, recipient])).toEqual([
      [2, { email: 'a@b.co', amount: cop(20_000_00), quantity: 2 }],
      [4, { email: 'c@d.co', amount: cop(50_000_00), quantity: 1 }],
    ]);
  });

  it.each([
    ['an invalid address', ['a@', '20000'], 'please provide valid e-mail address.'],
    ['an unavailable amount', ['a@b.co', '30000'], 'This amount is not offered.'],
    ['a missing amount', ['a@b.co'], 'This amount is not offered.'],
    ['the quantity 0', ['a@b.co', '20000', '0'], 'The quantity must be a number from 1 on.'],
    ['a decimal quantity', ['a@b.co', '20000', '1,5'], 'The quantity must be a number from 1 on.'],
  ])('reports %s', (_, cells, problem) => {
    expect(getProblemKeys(cells)).toEqual([[problem]]);
  });

  it('reports duplicate rows', () => {
    expect(getProblemKeys(['a@b.co', '20000'], ['A@B.co', '20000'], ['a@b.co', '50000'])).toEqual([
      [],
      ['This address has this amount already.'],
      [],
    ]);
  });

  it('reports empty and oversized lists', () => {
    expect(readRecipients([['Correo', 'Valor']], use, config)).toEqual({ kind: 'no-rows' });
    const tooManyRows = Array.from({ length: 501 }, (_, n) => [`p${n}@b.co`, '20000']);
    expect(readRecipients(tooManyRows, use, config)).toEqual({ kind: 'too-many', limit: 500 });
  });

  it('is blocked by invalid rows, a total above the maximum or too many vouchers per line', () => {
    expect(getRecipientBlocker(use, readRows(['a@', '20000']))).toBe('wrong-rows');
    expect(getRecipientBlocker(use, readRows(['a@b.co', '50000', '3']))).toBe('above-maximum');
    expect(getRecipientBlocker(use, readRows(['a@b.co', '50000', '2']))).toBeNull();
    const largeUse = { ...use, maximum: cop(Number.MAX_SAFE_INTEGER) };
    const rows = ['a@b.co', 'b@b.co'].map((email) => [email, '20000', '9000']);
    const list = readRecipients(rows, largeUse, config);
    expect(list.kind === 'rows' && getRecipientBlocker(largeUse, list.rows)).toBe(
      'too-many-of-one',
    );
  });
});

const anyRecipients = fc.uniqueArray(
  fc.record({
    email: fc.nat(30).map((n) => `p${n}@b.co`),
    amount: fc.constantFrom(20_000_00, 50_000_00).map(cop),
    quantity: fc.integer({ min: 1, max: 40 }),
  }),
  { selector: ({ email, amount }) => `${email} ${amount.minor}`, maxLength: 40 },
);

property('a list and its cart match and have the same total', [anyRecipients], (recipients) => {
  const cart = createRecipientCart(use, recipients);
  const sum = recipients.reduce(
    (total, { amount, quantity }) => total + amount.minor * quantity,
    0,
  );
  expect(getCartTotal(cart)?.minor).toBe(sum);
  expect(matchesRecipients(cart, recipients)).toBe(true);
  expect(isAboveMaximum(cart)).toBe(sum > use.maximum.minor);
  return true;
});

property(
  'the registered vouchers match the list and the total of the cart',
  [anyRecipients],
  (recipients) => {
    const cart = createRecipientCart(use, recipients);
    const registrations = createVoucherRegistrations(cart, {
      customer: 'c',
      uuid: 'u',
      email: '',
      recipients,
    });
    expect(
      registrations.map(({ email, amount, quantity }) => ({ email, amount, quantity })),
    ).toEqual(recipients);
    return true;
  },
);

it('a different cart does not match the list', () => {
  const recipients = [{ email: 'a@b.co', amount: cop(1_000), quantity: 2 }];
  expect(matchesRecipients(aTestCart([1_000, 2]), recipients)).toBe(true);
  expect(matchesRecipients(aTestCart([1_000, 1]), recipients)).toBe(false);
  expect(matchesRecipients(aTestCart([1_000, 2], [2_000, 1]), recipients)).toBe(false);
});

it('a cart with a recipient list requires no other email address', () => {
  const recipients = [{ email: 'a@b.co', amount: cop(1_000), quantity: 2 }];
  const checkout = { email: '', termsAccepted: true };
  expect(getVoucherBlockers(aTestCart([1_000, 2]), checkout, recipients)).toEqual([]);
  expect(getVoucherBlockers(aTestCart([1_000, 2]), checkout)).toEqual(['email']);
  expect(getVoucherBlockers(aTestCart([1_000, 2]), checkout, 'lost')).toEqual(['recipients']);
});
