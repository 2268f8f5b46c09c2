/** A quantile of sorted values; 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = Math.max(0, Math.ceil(sorted.length * share) - 1);
  return sorted[at] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Formats bytes: '71.4 kB' (1 kB = 1000 bytes). */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Formats milliseconds, as integers from 100 on. */
export const milliseconds = (time: number): string => `${time.toFixed(time < 100 ? 1 : 0)} ms`;

/** A number with its limit: '79.4 of 85 kB', marked if above. */
export const against = (bytes: number, budget: number): string =>
  `${(bytes / 1000).toFixed(1)} of ${budget / 1000} kB${bytes > budget ? '  OVER' : ''}`;
