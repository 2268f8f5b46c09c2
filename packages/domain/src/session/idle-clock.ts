import type {
  IdleClock,
  IdleEvent,
  IdleEventData,
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

const getPhase = (expiresAt: number, now: number, { reminderMs }: IdleSettings): IdlePhase => {
  if (now >= expiresAt) return 'expired';
  return now >= expiresAt - reminderMs ? 'reminding' : 'active';
};

/** Whether a stored value is a time. Storage can be empty or invalid. */
const isTime = (value: unknown): value is number => Number.isFinite(value);

/** Returns the latest valid expiry. A later one is forged or comes from a wrong clock. */
const getLatestExpiry = (now: number, { timeoutMs, graceMs }: IdleSettings): number =>
  now + Math.max(timeoutMs, graceMs);

/**
 * Advances the clock to the time of an event. If the system clock was set back, only the elapsed time
 * is subtracted from the remaining time. A new expiry from another tab replaces that of this tab.
 */
const advanceClock = (
  clock: IdleClock,
  eventData: IdleEventData,
  settings: IdleSettings,
): IdleClock => {
  const { now, storedExpiry } = eventData;
  // Monotonic clocks have fractions, which must not accumulate.
  const elapsed = Math.max(0, Math.floor(eventData.elapsed ?? 0));
  const setBackMs = Math.max(0, clock.lastEventAt + elapsed - now);
  const hasNewExpiry = isTime(storedExpiry) && storedExpiry !== clock.sharedExpiry;
  const expiresAt = Math.min(
    hasNewExpiry ? storedExpiry : clock.expiresAt - setBackMs,
    getLatestExpiry(now, settings),
  );
  return {
    ...clock,
    expiresAt,
    lastEventAt: now,
    sharedExpiry: hasNewExpiry ? storedExpiry : clock.sharedExpiry,
    publishedAt: Math.min(clock.publishedAt, now),
    phase: clock.phase === 'expired' ? 'expired' : getPhase(expiresAt, now, settings),
  };
};

/** Sets a new expiry. Publishes it after the minimum interval or to close a reminder. */
const setExpiry = (
  previousClock: IdleClock,
  expiresAt: number,
  now: number,
  settings: IdleSettings,
  isForced: boolean,
): IdleStep => {
  const phase = getPhase(expiresAt, now, settings);
  const shouldPublish =
    isForced ||
    previousClock.phase === 'reminding' ||
    now - previousClock.publishedAt >= settings.publishMs;
  return shouldPublish
    ? {
        clock: { phase, expiresAt, lastEventAt: now, sharedExpiry: expiresAt, publishedAt: now },
        expiryToPublish: expiresAt,
      }
    : { clock: { ...previousClock, phase, expiresAt }, expiryToPublish: null };
};

/**
 * Creates the clock of a new session or a new tab. A new tab continues with the stored expiry, and is
 * expired if that has passed.
 */
export const startIdleClock = (
  { now, storedExpiry }: Pick<IdleEventData, 'now' | 'storedExpiry'>,
  settings: IdleSettings = defaultIdleSettings,
): IdleStep => {
  const newExpiry = now + settings.timeoutMs;
  const hasStoredExpiry = isTime(storedExpiry);
  const expiresAt = hasStoredExpiry
    ? Math.min(storedExpiry, getLatestExpiry(now, settings))
    : newExpiry;
  const phase = getPhase(expiresAt, now, settings);
  const clock = { phase, expiresAt, lastEventAt: now, sharedExpiry: expiresAt, publishedAt: now };
  return { clock, expiryToPublish: hasStoredExpiry ? null : expiresAt };
};

/**
 * Reduces the idle clock (spec 4 and 9). A session lasts 15 minutes, is extended by activity in any
 * tab and shows a reminder one minute before its end. The state depends on the stored expiry instead
 * of ticks, so frozen tabs are correct at their next event.
 */
export const reduceIdleClock = (
  clock: IdleClock,
  event: IdleEvent,
  settings: IdleSettings = defaultIdleSettings,
): IdleStep => {
  const currentClock = advanceClock(clock, event, settings);
  const { now } = event;
  if (currentClock.phase === 'expired') return { clock: currentClock, expiryToPublish: null };
  const extendedExpiry = now + settings.timeoutMs;
  switch (event.type) {
    case 'tick':
      return { clock: currentClock, expiryToPublish: null };
    case 'activity':
      // A later expiry comes from a visit to the bank in another tab, which must not be shortened.
      return setExpiry(
        currentClock,
        Math.max(currentClock.expiresAt, extendedExpiry),
        now,
        settings,
        false,
      );
    case 'leave-for-payment':
      return settings.graceMs > 0
        ? setExpiry(
            currentClock,
            Math.max(extendedExpiry, now + settings.graceMs),
            now,
            settings,
            true,
          )
        : { clock: currentClock, expiryToPublish: null };
    case 'return-from-payment':
      return setExpiry(currentClock, extendedExpiry, now, settings, true);
  }
};
