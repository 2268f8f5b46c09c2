/** The growth of the waits. */
export interface BackoffOptions {
  /** Attempts without a wait. */
  readonly free: number;
  /** The first wait, in milliseconds; each next one is twice as long. */
  readonly stepMs: number;
  readonly capMs: number;
}

/**
 * Whole seconds (the resolution of the stores) before the next attempt after this many failures; 0 while
 * attempts are free.
 */
export function backoffDelay(failures: number, { free, stepMs, capMs }: BackoffOptions): number {
  if (failures < free) return 0;
  const wait = Math.min(stepMs * 2 ** Math.min(failures - free, 40), capMs);
  return Math.max(1, Math.ceil(wait / 1000));
}
