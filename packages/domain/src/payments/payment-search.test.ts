import { expect, it } from 'vitest';
import { formatMoney } from '../shared/index.ts';
import { matchesPayment } from './payment-search.ts';

const cop = (units: number) => ({ minor: units * 100, currency: 'COP' as const });

const payment = {
  uuid: '5f0c2a34-9d1e-4b7a-8c3d-1e2f3a4b5c6d',
  amount: cop(98_181_000),
  lines: [
    {
      documentNumber: '1800100072',
      name: { kind: 'invoice' as const, number: 'FEV100072' },
      amount: cop(68_181_000),
    },
    { documentNumber: '1800.100.080', amount: cop(30_000_000) },
  ],
};

it.each([
  '5F0C-2A34',
  'FEV100072',
  ' fev1000 ',
  '1800100072',
  '1800.100.080',
  '98.181.000',
  '$ 98.181.000',
  '98181000',
  formatMoney(cop(68_181_000)),
])('finds a payment by %j', (searchText) => {
  expect(matchesPayment(payment, searchText)).toBe(true);
});

it.each(['', 'FEV', 'FEV100073', '0072', '98.181', '98.181.000,50', '-98.181.000', 'pago', '1e21'])(
  'does not find it by %j',
  (searchText) => {
    expect(matchesPayment(payment, searchText)).toBe(false);
  },
);

it('finds the amount of a payment without documents', () => {
  expect(matchesPayment({ uuid: null, amount: cop(1_600), lines: [] }, '1.600')).toBe(true);
});
