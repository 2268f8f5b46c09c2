import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay, anyDayOrNone, day } from '../../test/days.ts';
import { aTestInvoice } from '../../test/fixtures/invoice.ts';
import { property } from '../../test/property.ts';
import { addDays } from '../shared/index.ts';
import { summarisePortfolio } from './portfolio-summary.ts';

const today = day('2026-11-21');
const cop = (minor: number) => ({ minor, currency: 'COP' as const });
const overdueInvoice = (days: number, minor: number) =>
  aTestInvoice({ dueDate: addDays(today, -days), balance: cop(minor) });

const anyInvoice = fc
  .record({
    dueDate: anyDayOrNone,
    minor: fc.integer({ min: -1e9, max: 1e9 }),
    settled: fc.boolean(),
    currency: fc.constantFrom('COP' as const, 'USD' as const),
  })
  .map(({ dueDate, minor, settled, currency }) =>
    aTestInvoice({ dueDate, settled, balance: { minor, currency } }),
  );

describe('portfolio summary (spec 2, 3)', () => {
  it('counts each document by its due date', () => {
    const documents = [
      overdueInvoice(1, 1),
      overdueInvoice(7, 2),
      overdueInvoice(8, 4),
      overdueInvoice(14, 8),
      overdueInvoice(15, 16),
      overdueInvoice(21, 32),
      overdueInvoice(22, 64),
      overdueInvoice(0, 128),
      overdueInvoice(-1, 256),
      aTestInvoice({ dueDate: null, balance: cop(512) }),
    ];
    expect(summarisePortfolio(documents, 'COP', today)).toEqual({
      count: 10,
      expired: cop(127),
      expiresToday: cop(128),
      toExpire: cop(768),
      positive: cop(1_023),
      overdue: {
        'week-one': cop(3),
        'week-two': cop(12),
        'week-three': cop(48),
        older: cop(64),
      },
    });
  });

  it('excludes credits, zeros, settled documents and other currencies', () => {
    const documents = [
      overdueInvoice(3, -5),
      overdueInvoice(3, 0),
      { ...overdueInvoice(3, 5), settled: true },
      aTestInvoice({ dueDate: today, balance: { minor: 5, currency: 'USD' } }),
    ];
    expect(summarisePortfolio(documents, 'COP', today)).toMatchObject({
      count: 0,
      positive: cop(0),
    });
  });

  property(
    'the groups add up to the portfolio and the buckets to the expired total',
    [fc.array(anyInvoice), anyDay],
    (documents, now) => {
      const summary = summarisePortfolio(documents, 'COP', now);
      const { expired, toExpire, expiresToday, positive, overdue } = summary;
      expect(expired.minor + toExpire.minor + expiresToday.minor).toBe(positive.minor);
      const buckets = Object.values(overdue).reduce((sum, { minor }) => sum + minor, 0);
      expect(buckets).toBe(expired.minor);
    },
  );

  property(
    'does not depend on the order of the documents',
    [fc.array(anyInvoice), anyDay],
    (documents, now) => {
      expect(summarisePortfolio(documents.toReversed(), 'COP', now)).toEqual(
        summarisePortfolio(documents, 'COP', now),
      );
    },
  );
});
