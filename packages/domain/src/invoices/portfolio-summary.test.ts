import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay, anyDayOrNull, day } from '../../test/days.ts';
import { aTestInvoice } from '../../test/fixtures/invoice.ts';
import { property } from '../../test/property.ts';
import { addDays } from '../shared/index.ts';
import { summarizePortfolio } from './portfolio-summary.ts';

const today = day('2026-11-21');
const cop = (minor: number) => ({ minor, currency: 'COP' as const });
const createOverdueInvoice = (days: number, minor: number) =>
  aTestInvoice({ dueDate: addDays(today, -days), balance: cop(minor) });

const anyInvoice = fc
  .record({
    dueDate: anyDayOrNull,
    minor: fc.integer({ min: -1e9, max: 1e9 }),
    settled: fc.boolean(),
    currency: fc.constantFrom('COP' as const, 'USD' as const),
  })
  .map(({ dueDate, minor, settled, currency }) =>
    aTestInvoice({ dueDate, settled, balance: { minor, currency } }),
  );

describe('portfolio summary (spec 2, 3)', () => {
  it('adds each document to the group and bucket of its due date', () => {
    const documents = [
      createOverdueInvoice(1, 1),
      createOverdueInvoice(7, 2),
      createOverdueInvoice(8, 4),
      createOverdueInvoice(14, 8),
      createOverdueInvoice(15, 16),
      createOverdueInvoice(21, 32),
      createOverdueInvoice(22, 64),
      createOverdueInvoice(0, 128),
      createOverdueInvoice(-1, 256),
      aTestInvoice({ dueDate: null, balance: cop(512) }),
    ];
    expect(summarizePortfolio(documents, 'COP', today)).toEqual({
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
      createOverdueInvoice(3, -5),
      createOverdueInvoice(3, 0),
      { ...createOverdueInvoice(3, 5), settled: true },
      aTestInvoice({ dueDate: today, balance: { minor: 5, currency: 'USD' } }),
    ];
    expect(summarizePortfolio(documents, 'COP', today)).toMatchObject({
      count: 0,
      positive: cop(0),
    });
  });

  property(
    'the groups add up to the portfolio and the buckets to the expired total',
    [fc.array(anyInvoice), anyDay],
    (documents, now) => {
      const summary = summarizePortfolio(documents, 'COP', now);
      const { expired, toExpire, expiresToday, positive, overdue } = summary;
      expect(expired.minor + toExpire.minor + expiresToday.minor).toBe(positive.minor);
      const bucketTotal = Object.values(overdue).reduce((sum, { minor }) => sum + minor, 0);
      expect(bucketTotal).toBe(expired.minor);
    },
  );

  property(
    'does not depend on the order of the documents',
    [fc.array(anyInvoice), anyDay],
    (documents, now) => {
      expect(summarizePortfolio(documents.toReversed(), 'COP', now)).toEqual(
        summarizePortfolio(documents, 'COP', now),
      );
    },
  );
});
