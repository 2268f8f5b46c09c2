import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import { getBarHeight, getOverdueChart, maxSmallBarOffset } from './overdue-chart.ts';
import type { PortfolioSummary } from './types.ts';

const cop = (minor: number) => ({ minor, currency: 'COP' as const });

const createSummary = (
  one: number,
  two: number,
  three: number,
  older: number,
): PortfolioSummary => ({
  count: 4,
  expired: cop(one + two + three + older),
  toExpire: cop(700),
  expiresToday: cop(0),
  positive: cop(one + two + three + older + 700),
  overdue: {
    'week-one': cop(one),
    'week-two': cop(two),
    'week-three': cop(three),
    older: cop(older),
  },
});

const anyAmount = fc.integer({ min: 0, max: 1e12 });

describe('overdue chart (spec 2)', () => {
  it('shows total, 1-7, 8-14, 15-21 and more than 21 days', () => {
    const { bars, totalPortfolio } = getOverdueChart(createSummary(100, 200, 300, 400));
    expect(bars.map(({ key, amount }) => [key, amount.minor])).toEqual([
      ['total', 1_000],
      ['week-one', 100],
      ['week-two', 200],
      ['week-three', 300],
      ['older', 400],
    ]);
    expect(totalPortfolio).toEqual(cop(1_700));
  });

  it('compares with last month only in the same currency', () => {
    const summary = createSummary(1, 2, 3, 4);
    expect(getOverdueChart(summary, cop(-50)).monthChange).toEqual(cop(-50));
    expect(getOverdueChart(summary, cop(0)).monthChange).toEqual(cop(0));
    expect(getOverdueChart(summary, { minor: 9, currency: 'USD' }).monthChange).toBeNull();
    expect(getOverdueChart(summary, null).monthChange).toBeNull();
  });

  it.each([
    ['the largest amount', 1_000, 1_000, 80],
    ['half of the largest amount', 500, 1_000, 40],
    ['a quarter, which is not small', 250, 1_000, 20],
    ['an eighth, which gets half of the offset', 125, 1_000, 10 + maxSmallBarOffset / 2],
    ['a zero amount', 0, 1_000, 0],
    ['a negative amount', -5, 1_000, 0],
    ['a zero amount if the largest is zero', 0, 0, 0],
    ['more than the largest amount', 2_000, 1_000, 80],
    ['an amount if the largest is zero', 10, 0, 0],
    ['an amount if the largest is negative', 10, -5, 0],
  ])('calculates the bar height of %s', (_, minor, largest, height) => {
    expect(getBarHeight(minor, largest)).toBe(height);
  });

  it('raises the smallest bar by the full offset', () => {
    expect(getBarHeight(1, 1e12)).toBeCloseTo(maxSmallBarOffset, 6);
  });

  property('keeps every bar between 0 and 80', [fc.integer(), fc.integer()], (minor, largest) => {
    const height = getBarHeight(minor, largest);
    expect(height).toBeGreaterThanOrEqual(0);
    expect(height).toBeLessThanOrEqual(80);
  });

  property(
    'draws bars only for positive amounts, tall enough for a label',
    [anyAmount, anyAmount, anyAmount, anyAmount],
    (...amounts) => {
      for (const { amount, barHeight: height } of getOverdueChart(createSummary(...amounts)).bars) {
        expect(height > 0).toBe(amount.minor > 0);
        if (height > 0) expect(height).toBeGreaterThanOrEqual(maxSmallBarOffset);
      }
    },
  );

  property(
    'sorts bar heights in the same order as the amounts',
    [anyAmount, anyAmount, anyAmount, anyAmount],
    (...amounts) => {
      const bars = getOverdueChart(createSummary(...amounts)).bars.toSorted(
        (one, other) => one.amount.minor - other.amount.minor,
      );
      const heights = bars.map((bar) => bar.barHeight);
      expect(heights).toEqual(heights.toSorted((one, other) => one - other));
    },
  );

  property(
    'gives the largest bar the height 80',
    [anyAmount, anyAmount, anyAmount, fc.integer({ min: 1, max: 1e12 })],
    (...amounts) => {
      const heights = getOverdueChart(createSummary(...amounts)).bars.map((bar) => bar.barHeight);
      expect(Math.max(...heights)).toBe(80);
    },
  );
});
