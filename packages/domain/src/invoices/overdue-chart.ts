import type { Money } from '../shared/index.ts';
import { overdueBuckets } from './overdue-buckets.ts';
import type { OverdueBar, OverdueChart, PortfolioSummary } from './types.ts';

/** Height of the tallest bar (spec 2). */
const maxBarHeight = 80;

/** Bars below this height are raised by an offset (spec 2). */
const smallBarMaxHeight = 20;

/**
 * Maximum offset of small bars, which leaves space for the label (reading 35). It decreases to zero
 * at the limit to keep the heights in the order of the amounts.
 */
export const maxSmallBarOffset = 12;

/** Returns the bar height relative to the largest amount, from 0 to 80; 0 if not positive (spec 2). */
export const getBarHeight = (minor: number, largestMinor: number): number => {
  if (minor <= 0 || largestMinor <= 0) return 0;
  const height = (maxBarHeight * Math.min(minor, largestMinor)) / largestMinor;
  return height + maxSmallBarOffset * Math.max(0, 1 - height / smallBarMaxHeight);
};

/**
 * Returns the dashboard's chart: total overdue, the four buckets and the total portfolio (spec 2).
 * @param movements The sum of this month's movements; null if unknown. A sum in another currency than the portfolio
 * cannot be compared with it.
 */
export const getOverdueChart = (
  summary: PortfolioSummary,
  movements: Money | null = null,
): OverdueChart => {
  const columns: readonly { key: OverdueBar['key']; amount: Money }[] = [
    { key: 'total', amount: summary.expired },
    ...overdueBuckets.map(({ bucket }) => ({ key: bucket, amount: summary.overdue[bucket] })),
  ];
  const largestMinor = Math.max(...columns.map(({ amount }) => amount.minor));
  return {
    bars: columns.map(({ key, amount }) => ({
      key,
      amount,
      barHeight: getBarHeight(amount.minor, largestMinor),
    })),
    totalPortfolio: summary.positive,
    monthChange: movements?.currency === summary.positive.currency ? movements : null,
  };
};
