/** The value below which a share of the sorted values lies; 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = Math.max(0, Math.ceil(sorted.length * share) - 1);
  return sorted[at] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Bytes for people: '71.4 kB', 1 kB being 1000 bytes. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Milliseconds for people: whole from 100 on. */
export const milliseconds = (time: number): string => `${time.toFixed(time < 100 ? 1 : 0)} ms`;

/** A number beside the most it may be: '79.4 of 85 kB', with a mark where it is more. */
export const against = (bytes: number, budget: number): string =>
  `${(bytes / 1000).toFixed(1)} of ${budget / 1000} kB${bytes > budget ? '  OVER' : ''}`;
