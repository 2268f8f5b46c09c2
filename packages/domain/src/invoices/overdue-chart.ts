import type { Money } from '../shared/index.ts';
import { overdueBuckets } from './overdue-buckets.ts';
import type { OverdueBar, OverdueChart, PortfolioSummary } from './types.ts';

/** Height of the tallest bar (spec 2). */
export const maximumBarHeight = 80;

/** Bars below this height get an offset (spec 2). */
export const smallBarLimit = 20;

/**
 * Maximum offset of small bars, so that the label fits (reading 35). It shrinks to zero towards the
 * limit, so that heights keep the order of the amounts.
 */
export const smallBarOffset = 12;

/** Bar height relative to the largest amount: 0 to 80, zero if not positive (spec 2). */
export const barHeight = (minor: number, largestMinor: number): number => {
  if (minor <= 0 || largestMinor <= 0) return 0;
  const height = (maximumBarHeight * Math.min(minor, largestMinor)) / largestMinor;
  return height + smallBarOffset * Math.max(0, 1 - height / smallBarLimit);
};

/** The dashboard's chart: total overdue, the four buckets and the total portfolio (spec 2). */
export const overdueChart = (summary: PortfolioSummary): OverdueChart => {
  const columns: readonly { key: OverdueBar['key']; amount: Money }[] = [
    { key: 'total', amount: summary.expired },
    ...overdueBuckets.map(({ bucket }) => ({ key: bucket, amount: summary.overdue[bucket] })),
  ];
  const largest = Math.max(...columns.map(({ amount }) => amount.minor));
  return {
    bars: columns.map(({ key, amount }) => ({
      key,
      amount,
      barHeight: barHeight(amount.minor, largest),
    })),
    totalPortfolio: summary.positive,
  };
};
