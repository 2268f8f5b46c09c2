import type {
  IdleClock,
  IdleEvent,
  IdleMoment,
  IdlePhase,
  IdleSettings,
  IdleStep,
} from './idle-clock-types.ts';

/** The durations of spec 9, with the grace period of reading 20. */
export const defaultIdleSettings: IdleSettings = {
  timeoutMs: 900_000,
  reminderMs: 60_000,
  graceMs: 1_800_000,
  publishMs: 1000,
};

/** Interval of clock checks, in ms (spec 9). */
export const idleCheckMs = 1000;

const phaseAt = (expiresAt: number, now: number, { reminderMs }: IdleSettings): IdlePhase => {
  if (now >= expiresAt) return 'expired';
  return now >= expiresAt - reminderMs ? 'reminding' : 'active';
};

/** Storage may be empty or invalid. */
const isInstant = (stored: unknown): stored is number => Number.isFinite(stored);

/** The latest valid expiry; anything later is a wrong clock or forged. */
const latestPhase = (now: number, { timeoutMs, graceMs }: IdleSettings): number =>
  now + Math.max(timeoutMs, graceMs);

/**
 * Advances the clock to an event. If the system clock was set back, the remaining time stays,
 * minus the time known to have passed. A newer shared expiry of another tab replaces this tab's.
 */
const caughtUp = (clock: IdleClock, moment: IdleMoment, settings: IdleSettings): IdleClock => {
  const { now, stored } = moment;
  // Monotonic clocks have fractions, which must not accumulate.
  const elapsed = Math.max(0, Math.floor(moment.elapsed ?? 0));
  const setBack = Math.max(0, clock.seenAt + elapsed - now);
  const news = isInstant(stored) && stored !== clock.shared;
  const expiresAt = Math.min(news ? stored : clock.expiresAt - setBack, latestPhase(now, settings));
  return {
    ...clock,
    expiresAt,
    seenAt: now,
    shared: news ? stored : clock.shared,
    publishedAt: Math.min(clock.publishedAt, now),
    phase: clock.phase === 'expired' ? 'expired' : phaseAt(expiresAt, now, settings),
  };
};

/** Sets a new expiry and stores it when due or when a reminder must close. */
const pushed = (
  previous: IdleClock,
  expiresAt: number,
  now: number,
  settings: IdleSettings,
  must: boolean,
): IdleStep => {
  const phase = phaseAt(expiresAt, now, settings);
  const due =
    must || previous.phase === 'reminding' || now - previous.publishedAt >= settings.publishMs;
  return due
    ? {
        clock: { phase, expiresAt, seenAt: now, shared: expiresAt, publishedAt: now },
        publish: expiresAt,
      }
    : { clock: { ...previous, phase, expiresAt }, publish: null };
};

/**
 * Creates the clock of a new session or of a new tab, which continues with the stored expiry (and
 * expires at once if that has passed).
 */
export const startIdleClock = (
  { now, stored }: Pick<IdleMoment, 'now' | 'stored'>,
  settings: IdleSettings = defaultIdleSettings,
): IdleStep => {
  const fresh = now + settings.timeoutMs;
  const known = isInstant(stored);
  const expiresAt = known ? Math.min(stored, latestPhase(now, settings)) : fresh;
  const phase = phaseAt(expiresAt, now, settings);
  const clock = { phase, expiresAt, seenAt: now, shared: expiresAt, publishedAt: now };
  return { clock, publish: known ? null : expiresAt };
};

/**
 * Reduces the idle clock (spec 4 and 9): 15 minutes, extended by activity in any tab, with a
 * reminder one minute before the end. It depends on the stored expiry, not on ticks, so hidden,
 * frozen and sleeping tabs are correct at their next event.
 */
export const reduceIdleClock = (
  clock: IdleClock,
  event: IdleEvent,
  settings: IdleSettings = defaultIdleSettings,
): IdleStep => {
  const current = caughtUp(clock, event, settings);
  const { now } = event;
  if (current.phase === 'expired') return { clock: current, publish: null };
  const pushedExpiry = now + settings.timeoutMs;
  switch (event.type) {
    case 'tick':
      return { clock: current, publish: null };
    case 'activity':
      // A later expiry is a bank visit of another tab; activity here must not shorten it.
      return pushed(current, Math.max(current.expiresAt, pushedExpiry), now, settings, false);
    case 'leave-for-payment':
      return settings.graceMs > 0
        ? pushed(current, Math.max(pushedExpiry, now + settings.graceMs), now, settings, true)
        : { clock: current, publish: null };
    case 'return-from-payment':
      return pushed(current, pushedExpiry, now, settings, true);
  }
};
