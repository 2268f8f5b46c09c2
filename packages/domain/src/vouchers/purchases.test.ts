import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../../test/days.ts';
import { cop } from '../../test/fixtures/voucher-use.ts';
import { property } from '../../test/property.ts';
import { createPurchaseMatcher, groupPurchases } from './purchases.ts';
import type { Voucher } from './types.ts';

const createVoucher = (overrides: Partial<Voucher>): Voucher => ({
  id: '1',
  customer: '100',
  amount: cop(5_000),
  quantity: 1,
  email: '',
  reward: '',
  typeLabel: 'Combustible',
  createdOn: day('2026-03-05'),
  expiresOn: null,
  status: 'active',
  uuid: 'a',
  ...overrides,
});

const anyVouchers = fc.array(
  fc
    .record({
      uuid: fc.constantFrom('a', 'b', 'c'),
      quantity: fc.nat(50),
      minor: fc.nat(1e6),
    })
    .map(({ uuid, quantity, minor }) => createVoucher({ uuid, quantity, amount: cop(minor) })),
);

describe('groupPurchases (spec 3)', () => {
  it('returns type, date, lines, quantity and total of each payment', () => {
    const firstVoucher = createVoucher({ id: '1', quantity: 2 });
    const otherVoucher = createVoucher({
      id: '2',
      uuid: 'b',
      typeLabel: 'Tienda',
      createdOn: null,
    });
    const secondVoucher = createVoucher({
      id: '3',
      amount: cop(1_000),
      quantity: 3,
      typeLabel: 'Otro',
    });
    expect(groupPurchases([firstVoucher, otherVoucher, secondVoucher])).toEqual([
      {
        uuid: 'a',
        typeLabel: 'Combustible',
        purchasedOn: '2026-03-05',
        lines: [firstVoucher, secondVoucher],
        totalVouchers: 5,
        total: cop(13_000),
        paid: true,
      },
      {
        uuid: 'b',
        typeLabel: 'Tienda',
        purchasedOn: null,
        lines: [otherVoucher],
        totalVouchers: 1,
        total: cop(5_000),
        paid: true,
      },
    ]);
    expect(groupPurchases([])).toEqual([]);
  });

  it.each<[Voucher['status'], boolean]>([
    ['active', true],
    ['expired', true],
    ['pending', false],
    ['rejected', false],
    ['unknown', false],
  ])('for %s vouchers, paid is %s', (status, paid) => {
    expect(groupPurchases([createVoucher({ status })])).toMatchObject([{ paid }]);
  });

  property('keeps all vouchers and the total amount', [anyVouchers], (vouchers) => {
    const purchases = groupPurchases(vouchers);
    expect(purchases.flatMap(({ lines }) => lines)).toHaveLength(vouchers.length);
    const purchasesTotal = purchases.reduce((sum, { total }) => sum + total.minor, 0);
    expect(purchasesTotal).toBe(
      vouchers.reduce((sum, { amount, quantity }) => sum + amount.minor * quantity, 0),
    );
    const uuids = purchases.map(({ uuid }) => uuid);
    expect(new Set(uuids).size).toBe(uuids.length);
  });
});

describe('createPurchaseMatcher', () => {
  const attempt = { amount: cop(10_000), createdAt: Date.parse('2026-03-05T03:00:00Z') };
  const matchAttempt = (overrides: Partial<Voucher>) =>
    groupPurchases([createVoucher({ quantity: 2, ...overrides })]).map(
      createPurchaseMatcher(attempt),
    );

  it.each([
    ['matches the amount and day', {}, true],
    ['matches the day before, for stores west of UTC', { createdOn: day('2026-03-04') }, true],
    ['matches a purchase without a date', { createdOn: null }, true],
    ['matches a pending purchase', { status: 'pending' }, true],
    ['does not match an older purchase', { createdOn: day('2026-03-03') }, false],
    ['does not match a rejected purchase', { status: 'rejected' }, false],
    ['does not match another amount', { quantity: 3 }, false],
  ] as const)('%s', (_, overrides, expected) => {
    expect(matchAttempt(overrides)).toEqual([expected]);
  });
});
