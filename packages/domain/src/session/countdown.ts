/** The initial number of the countdown on the 401 page (spec 4 and 9). */
export const countdownStart = 7;

/** The countdown of a 401 page. */
export interface Countdown {
  readonly startedAt: number;
  /** The rejected session. A newer session must not be ended. */
  readonly sessionKey: string;
}

/**
 * Returns the number on the 401 page, which counts down from 7 each second and signs out at 1 (spec
 * 4). It is always between 1 and 7, even if the clock is set back. Times are in epoch milliseconds.
 */
export const getCountdown = (
  { startedAt }: Pick<Countdown, 'startedAt'>,
  now: number,
): { readonly count: number; readonly shouldLogOut: boolean } => {
  const elapsed = Math.max(0, Math.floor((now - startedAt) / 1000));
  const count = Math.max(1, countdownStart - elapsed);
  return { count, shouldLogOut: count === 1 };
};

/** Whether the countdown can end the current session (faults 14). */
export const canLogOut = (countdown: Countdown, currentSessionKey: string | null): boolean =>
  currentSessionKey === null || currentSessionKey === countdown.sessionKey;
