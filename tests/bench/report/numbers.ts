/** Returns a quantile of the values; 0.5 is the median. */
export function computeQuantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const index = Math.max(0, Math.ceil(sorted.length * share) - 1);
  return sorted[index] ?? Number.NaN;
}

export const computeMedian = (values: readonly number[]): number => computeQuantile(values, 0.5);

/** Formats bytes: '71.4 kB' (1 kB = 1000 bytes). */
export const formatKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Formats milliseconds, with one decimal below 100. */
export const formatMilliseconds = (time: number): string =>
  `${time.toFixed(time < 100 ? 1 : 0)} ms`;

/** Formats a size with its limit: '79.4 of 85 kB', marked if the size exceeds the limit. */
export const formatBudget = (bytes: number, budget: number): string =>
  `${(bytes / 1000).toFixed(1)} of ${budget / 1000} kB${bytes > budget ? '  OVER' : ''}`;
