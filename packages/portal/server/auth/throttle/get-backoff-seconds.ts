/** Determines how the waits grow. */
export interface BackoffOptions {
  /** The number of failures before the first wait. */
  readonly freeAttempts: number;
  /** The first wait, in milliseconds; each next one is twice as long. */
  readonly stepMs: number;
  readonly capMs: number;
}

/**
 * Returns the wait before the next attempt, in whole seconds (the resolution of the stores). Returns 0 while
 * attempts are free.
 */
export function getBackoffSeconds(
  failures: number,
  { freeAttempts, stepMs, capMs }: BackoffOptions,
): number {
  if (failures < freeAttempts) return 0;
  const waitMs = Math.min(stepMs * 2 ** Math.min(failures - freeAttempts, 40), capMs);
  return Math.max(1, Math.ceil(waitMs / 1000));
}
