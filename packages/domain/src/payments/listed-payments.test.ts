import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../../test/days.ts';
import { anyAttempt, aTestAttempt } from '../../test/fixtures/attempt.ts';
import { property } from '../../test/property.ts';
import { type Money, sumByCurrency } from '../shared/index.ts';
import {
  filterPayments,
  getPaidAmounts,
  getPaidSums,
  getPaymentDay,
  type ListedPayment,
} from './listed-payments.ts';

const timeZone = 'America/Bogota';
const cop = (minor: number) => ({ minor, currency: 'COP' as const });
const dates = { start: day('2026-10-01'), end: day('2026-11-20') };

const line = { invoiceId: '', documentNumber: '1800', amount: cop(300), stationCode: 'S1' };

const payment = (overrides: Partial<ListedPayment> = {}): ListedPayment => ({
  ...aTestAttempt({
    uuid: 'a1b2c3d4-0000',
    phase: 'approved',
    amount: cop(500),
    createdAt: Date.parse('2026-11-18T15:00:00Z'),
    lines: [
      { ...line, name: { kind: 'invoice', number: 'FEV100' } },
      { ...line, documentNumber: '1801', amount: cop(200), stationCode: 'S2' },
    ],
  }),
  ...{ bank: 'Banco Uno', creatorId: '7', createdBy: 'Ana Ruiz' },
  ...overrides,
});

describe('filterPayments', () => {
  it.each([
    [{}, true],
    [{ dates: { start: day('2026-11-18'), end: day('2026-11-18') } }, true],
    [{ dates: { start: day('2026-11-19'), end: day('2026-11-20') } }, false],
    [{ search: 'A1B2-C3D4' }, true],
    [{ search: 'fev100' }, true],
    [{ search: '1801' }, true],
    [{ search: '9999' }, false],
    [{ person: '7' }, true],
    [{ person: '8' }, false],
    [{ bank: 'Banco Uno' }, true],
    [{ bank: 'Banco Dos' }, false],
    [{ station: 'S2' }, true],
    [{ station: 'S3' }, false],
  ])('matches the conditions %j: %s', (conditions, isMatching) => {
    const payments = filterPayments([payment()], { dates, ...conditions }, timeZone);
    expect(payments.length).toBe(isMatching ? 1 : 0);
  });

  it('uses the days of the store', () => {
    const lateEvening = payment({ createdAt: Date.parse('2026-11-01T03:00:00Z') });
    expect(getPaymentDay(lateEvening, timeZone)).toBe('2026-10-31');
  });
});

describe('getPaidSums', () => {
  it('adds up by month, newest first, and by bank', () => {
    const october = { createdAt: Date.parse('2026-10-02T15:00:00Z') };
    const payments = [
      payment(),
      payment({ ...october, amount: cop(70) }),
      payment({ ...october, bank: 'Banco Dos', amount: cop(30) }),
      payment({ ...october, bank: '', amount: { minor: 5, currency: 'USD' } }),
    ];
    expect(getPaidSums(payments, { timeZone })).toEqual({
      totals: [cop(600), { minor: 5, currency: 'USD' }],
      months: [
        { key: '2026-11-01', totals: [cop(500)] },
        { key: '2026-10-01', totals: [cop(100), { minor: 5, currency: 'USD' }] },
      ],
      banks: [
        { key: '', totals: [{ minor: 5, currency: 'USD' }] },
        { key: 'Banco Dos', totals: [cop(30)] },
        { key: 'Banco Uno', totals: [cop(570)] },
      ],
      openCount: 0,
    });
  });

  it('counts only the documents of a station', () => {
    expect(getPaidSums([payment()], { timeZone, station: 'S2' }).totals).toEqual([cop(200)]);
  });

  it('counts open payments, which are not in the sums', () => {
    const payments = [payment({ phase: 'unknown' }), payment({ phase: 'rejected' })];
    expect(getPaidSums(payments, { timeZone })).toEqual({
      totals: [],
      months: [],
      banks: [],
      openCount: 1,
    });
  });
});

const anyStation = fc.constantFrom('S1', 'S2');

/** Payments in two banks and several months, whose lines have stations. */
const anyPayments = fc.array(
  fc
    .tuple(anyAttempt, fc.constantFrom('', 'A', 'B'), anyStation, fc.integer({ min: 0, max: 300 }))
    .map(
      ([attempt, bank, stationCode, days]): ListedPayment => ({
        ...attempt,
        bank,
        lines: attempt.lines.map((one) => ({ ...one, stationCode })),
        createdAt: Date.parse('2026-01-01T12:00:00Z') + days * 86_400_000,
      }),
    ),
  { maxLength: 12 },
);

const sum = (parts: readonly { readonly totals: readonly Money[] }[]) =>
  sumByCurrency(parts.flatMap(({ totals }) => totals));

property(
  'the months and the banks each add up to the total',
  [anyPayments, fc.option(anyStation, { nil: undefined })],
  (payments, station) => {
    const { totals, months, banks } = getPaidSums(payments, { timeZone, station });
    expect(sum(months)).toEqual(totals);
    expect(sum(banks)).toEqual(totals);
  },
);

property('only approved payments are counted', [anyPayments], (payments) => {
  const approved = payments.filter(({ phase }) => phase === 'approved');
  const { totals } = getPaidSums(payments, { timeZone });
  expect(totals).toEqual(sumByCurrency(approved.map(({ amount }) => amount)));
  return payments.every(
    (one) =>
      one.phase === 'approved' ||
      getPaidAmounts(one).length + getPaidAmounts(one, 'S1').length === 0,
  );
});

property(
  'the filtered payments and the others add up to all payments',
  [anyPayments, fc.constantFrom('', 'A', 'B')],
  (payments, bank) => {
    const range = { start: day('2026-01-01'), end: day('2027-12-31') };
    const filtered = filterPayments(payments, { dates: range, bank }, timeZone);
    const others = payments.filter((one) => !filtered.includes(one));
    const parts = [filtered, others].map((some) => getPaidSums(some, { timeZone }));
    expect(sum(parts)).toEqual(getPaidSums(payments, { timeZone }).totals);
  },
);
