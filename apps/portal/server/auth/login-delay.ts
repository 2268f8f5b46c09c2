/** How failed sign-ins are slowed, in milliseconds. */
export interface DelaySettings {
  /** Added to every failure, so that the first one already costs something. */
  readonly flatMs: number;
  /** Added from the second failure in a row on, and doubled with each further one. */
  readonly stepMs: number;
  readonly capMs: number;
}

/**
 * How long an answer to a failed sign-in is held back. The count comes from the backend, which is
 * the only place that knows all copies of this server; without a count the flat delay stays.
 */
export function failedLoginDelay(failedAttempts: number, settings: DelaySettings): number {
  const growth = failedAttempts < 2 ? 0 : settings.stepMs * 2 ** Math.min(failedAttempts - 2, 30);
  return Math.min(settings.flatMs + growth, Math.max(settings.capMs, settings.flatMs));
}
