/** The 401 page counts down from this (spec 4 and 9). */
export const countdownFrom = 7;

/** The countdown of one 401 page. */
export interface Countdown {
  readonly startedAt: number;
  /** The rejected session: a newer one must not be ended. */
  readonly sessionKey: string;
}

/**
 * The number on the 401 page: from 7 down, one per second; at 1 it signs out (spec 4). Always
 * between 1 and 7, even if the clock is set back. Times in epoch milliseconds.
 */
export const countdownAt = (
  { startedAt }: Pick<Countdown, 'startedAt'>,
  now: number,
): { readonly count: number; readonly logOut: boolean } => {
  const elapsed = Math.max(0, Math.floor((now - startedAt) / 1000));
  const count = Math.max(1, countdownFrom - elapsed);
  return { count, logOut: count === 1 };
};

/** Whether the countdown may end the current session (faults 14). */
export const canLogOut = (countdown: Countdown, currentSessionKey: string | null): boolean =>
  currentSessionKey === null || currentSessionKey === countdown.sessionKey;
