/** The 401 page counts down from this (spec 4 and 9). */
export const countdownFrom = 7;

/** The countdown of one 401 page. */
export interface Countdown {
  readonly startedAt: number;
  /** The session that was refused: another one, opened meanwhile, must not be ended. */
  readonly sessionKey: string;
}

/**
 * What the 401 page shows: from 7 down, one a second; at 1 it logs out (spec 4). It never goes
 * below 1 nor, when the clock is set back, above 7. Instants in epoch ms.
 */
export const countdownAt = (
  { startedAt }: Pick<Countdown, 'startedAt'>,
  now: number,
): { readonly count: number; readonly logOut: boolean } => {
  const passed = Math.max(0, Math.floor((now - startedAt) / 1000));
  const count = Math.max(1, countdownFrom - passed);
  return { count, logOut: count === 1 };
};

/** Whether the countdown may end the session that is open now (faults 14). */
export const canLogOut = (countdown: Countdown, currentSessionKey: string | null): boolean =>
  currentSessionKey === null || currentSessionKey === countdown.sessionKey;
