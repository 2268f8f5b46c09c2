import {
  type IdleClock,
  type IdleEvent,
  type IdlePhase,
  type IdleSettings,
  idleCheckMs,
  reduceIdleClock,
  startIdleClock,
} from '@surtidor/domain/session';
import { createContext, useContext } from 'react';
import type { IdleRecord } from './idle-record.ts';

/** The options of `createIdleWatch`. */
export interface IdleWatchOptions {
  readonly settings: IdleSettings;
  readonly record: IdleRecord;
  /** Returns epoch milliseconds. */
  readonly now: () => number;
  /** Returns the milliseconds of a monotonic clock. */
  readonly monotonicClock: () => number;
}

/** The idle clock of the session in one tab. */
export interface IdleWatch {
  readonly getPhase: () => IdlePhase;
  readonly subscribe: (listener: () => void) => () => void;
  /** Dispatches an event, for example activity, a tick or a redirect to the bank. */
  readonly dispatch: (event: IdleEvent['type']) => void;
}

/** Creates a watch that runs `reduceIdleClock` and shares its expiry between tabs (spec 4 and 9). */
export function createIdleWatch({
  settings,
  record,
  now,
  monotonicClock,
}: IdleWatchOptions): IdleWatch {
  const initial = startIdleClock({ now: now(), storedExpiry: record.read() }, settings);
  if (initial.expiryToPublish !== null) record.write(initial.expiryToPublish);
  let clock: IdleClock = initial.clock;
  let lastTick = monotonicClock();
  const listeners = new Set<() => void>();
  return {
    getPhase: () => clock.phase,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch: (type) => {
      const monotonicNow = monotonicClock();
      const next = reduceIdleClock(
        clock,
        { type, now: now(), storedExpiry: record.read(), elapsed: monotonicNow - lastTick },
        settings,
      );
      lastTick = monotonicNow;
      const previous = clock.phase;
      clock = next.clock;
      if (next.expiryToPublish !== null) record.write(next.expiryToPublish);
      if (clock.phase !== previous) for (const listener of listeners) listener();
    },
  };
}

const activityEvents = [
  'mousemove',
  'pointerdown',
  'keydown',
  'scroll',
  'wheel',
  'touchmove',
] as const;
const resumeEvents = ['visibilitychange', 'resume'] as const;

/**
 * Connects a watch to the page. Mouse movement, keys and scrolling extend the expiry (spec 4). During the warning,
 * only its button does. The watch ticks every second. When a hidden or frozen tab resumes, it ticks before other
 * timers and listeners run, so that nothing is requested after the end of the session.
 * @returns A function that disconnects the watch.
 */
export function connectIdleWatch(watch: IdleWatch, page: Document): () => void {
  const recordActivity = () => {
    if (watch.getPhase() === 'active') watch.dispatch('activity');
  };
  const checkIdle = () => watch.dispatch('tick');
  const timer = setInterval(checkIdle, idleCheckMs);
  const options = { passive: true, capture: true } as const;
  for (const name of activityEvents) page.addEventListener(name, recordActivity, options);
  for (const name of resumeEvents) page.addEventListener(name, checkIdle, options);
  return () => {
    clearInterval(timer);
    for (const name of activityEvents) page.removeEventListener(name, recordActivity, options);
    for (const name of resumeEvents) page.removeEventListener(name, checkIdle, options);
  };
}

/** Provides the idle clock of the session, for redirects to and from the bank. */
export const IdleWatchContext = createContext<IdleWatch | null>(null);

/** Returns the idle clock of the session, or null if no user is signed in. */
export const useIdleWatch = (): IdleWatch | null => useContext(IdleWatchContext);
