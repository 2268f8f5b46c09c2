import type {
  IdleClock,
  IdleEvent,
  IdleMoment,
  IdlePhase,
  IdleSettings,
  IdleStep,
} from './idle-clock-types.ts';

/** The lengths of spec 9, with the payment grace of reading 20. */
export const defaultIdleSettings: IdleSettings = {
  timeoutMs: 900_000,
  reminderMs: 60_000,
  graceMs: 1_800_000,
  publishMs: 1000,
};

/** How often a tab looks at its clock, in ms (spec 9). */
export const idleCheckMs = 1000;

const phaseAt = (expiresAt: number, now: number, { reminderMs }: IdleSettings): IdlePhase => {
  if (now >= expiresAt) return 'expired';
  return now >= expiresAt - reminderMs ? 'reminding' : 'active';
};

/** Storage may hold nothing, or nonsense. */
const isInstant = (stored: unknown): stored is number => Number.isFinite(stored);

/** The furthest an expiry can honestly lie ahead; anything later is a wrong clock or a forgery. */
const furthest = (now: number, { timeoutMs, graceMs }: IdleSettings): number =>
  now + Math.max(timeoutMs, graceMs);

/**
 * The clock moved to an event's instant. A clock that was set back must not lengthen the
 * session: what was left of it is kept, less the time that is known to have passed. A shared
 * expiry that another tab wrote since replaces this tab's own.
 */
const caughtUp = (clock: IdleClock, moment: IdleMoment, settings: IdleSettings): IdleClock => {
  const { now, stored } = moment;
  // Monotonic clocks count fractions that the wall clock does not: they must not add up.
  const elapsed = Math.max(0, Math.floor(moment.elapsed ?? 0));
  const setBack = Math.max(0, clock.seenAt + elapsed - now);
  const news = isInstant(stored) && stored !== clock.shared;
  const expiresAt = Math.min(news ? stored : clock.expiresAt - setBack, furthest(now, settings));
  return {
    ...clock,
    expiresAt,
    seenAt: now,
    shared: news ? stored : clock.shared,
    publishedAt: Math.min(clock.publishedAt, now),
    phase: clock.phase === 'expired' ? 'expired' : phaseAt(expiresAt, now, settings),
  };
};

/** The clock with a new expiry, written to storage when due or when a reminder must close. */
const pushed = (
  before: IdleClock,
  expiresAt: number,
  now: number,
  settings: IdleSettings,
  must: boolean,
): IdleStep => {
  const phase = phaseAt(expiresAt, now, settings);
  const due =
    must || before.phase === 'reminding' || now - before.publishedAt >= settings.publishMs;
  return due
    ? {
        clock: { phase, expiresAt, seenAt: now, shared: expiresAt, publishedAt: now },
        publish: expiresAt,
      }
    : { clock: { ...before, phase, expiresAt }, publish: null };
};

/**
 * A clock for a session that was just opened, or found open by a new tab: then the stored
 * expiry goes on, and an expired one expires at once (a slept or restarted browser).
 */
export const startIdleClock = (
  { now, stored }: Pick<IdleMoment, 'now' | 'stored'>,
  settings: IdleSettings = defaultIdleSettings,
): IdleStep => {
  const fresh = now + settings.timeoutMs;
  const known = isInstant(stored);
  const expiresAt = known ? Math.min(stored, furthest(now, settings)) : fresh;
  const phase = phaseAt(expiresAt, now, settings);
  const clock = { phase, expiresAt, seenAt: now, shared: expiresAt, publishedAt: now };
  return { clock, publish: known ? null : expiresAt };
};

/**
 * The idle clock (spec 4 and 9): 15 minutes pushed forward by activity in any tab, a reminder
 * one minute before the end, the end at expiry. Driven by the stored expiry and never by
 * counting ticks, so that hidden, frozen and slept tabs are right at their next event: the
 * first activity after the expiry finds the session expired.
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
      // A longer expiry is another tab's visit to the bank: activity here must not cut it short.
      return pushed(current, Math.max(current.expiresAt, pushedExpiry), now, settings, false);
    case 'leave-for-payment':
      return settings.graceMs > 0
        ? pushed(current, Math.max(pushedExpiry, now + settings.graceMs), now, settings, true)
        : { clock: current, publish: null };
    case 'return-from-payment':
      return pushed(current, pushedExpiry, now, settings, true);
  }
};
