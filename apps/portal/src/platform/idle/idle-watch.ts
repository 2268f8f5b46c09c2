import {
  type IdleClock,
  type IdleEvent,
  type IdlePhase,
  type IdleSettings,
  idleCheckMs,
  reduceIdleClock,
  startIdleClock,
} from '@surtidor/domain';
import { createContext, useContext } from 'react';
import type { IdleRecord } from './idle-record.ts';

/** The dependencies of the watch. */
export interface IdleWatchParts {
  readonly settings: IdleSettings;
  readonly record: IdleRecord;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Milliseconds of a monotonic clock. */
  readonly monotonic: () => number;
}

/** One tab's view of the session's idle clock. */
export interface IdleWatch {
  readonly getPhase: () => IdlePhase;
  readonly subscribe: (listener: () => void) => () => void;
  /** Dispatches an event: activity, a tick, a redirect to the bank or a return. */
  readonly dispatch: (event: IdleEvent['type']) => void;
}

/** Runs the clock of `reduceIdleClock` and shares its expiry between tabs (spec 4 and 9). */
export function createIdleWatch({ settings, record, now, monotonic }: IdleWatchParts): IdleWatch {
  const first = startIdleClock({ now: now(), stored: record.read() }, settings);
  if (first.publish !== null) record.write(first.publish);
  let clock: IdleClock = first.clock;
  let lastTick = monotonic();
  const listeners = new Set<() => void>();
  return {
    getPhase: () => clock.phase,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch: (type) => {
      const at = monotonic();
      const step = reduceIdleClock(
        clock,
        { type, now: now(), stored: record.read(), elapsed: at - lastTick },
        settings,
      );
      lastTick = at;
      const previous = clock.phase;
      clock = step.clock;
      if (step.publish !== null) record.write(step.publish);
      if (clock.phase !== previous) for (const listener of listeners) listener();
    },
  };
}

const activities = ['mousemove', 'pointerdown', 'keydown', 'scroll', 'wheel', 'touchmove'] as const;
const returns = ['visibilitychange', 'resume'] as const;

/**
 * Connects a watch to the page: movement, keys and scrolling extend the expiry (spec 4); it ticks each
 * second and when a hidden or frozen tab resumes, before other timers. During the warning only its button
 * counts.
 */
export function driveIdleWatch(watch: IdleWatch, page: Document): () => void {
  const active = () => {
    if (watch.getPhase() === 'active') watch.dispatch('activity');
  };
  const checkIdle = () => watch.dispatch('tick');
  const timer = setInterval(checkIdle, idleCheckMs);
  const options = { passive: true, capture: true } as const;
  for (const name of activities) page.addEventListener(name, active, options);
  for (const name of returns) page.addEventListener(name, checkIdle);
  return () => {
    clearInterval(timer);
    for (const name of activities) page.removeEventListener(name, active, options);
    for (const name of returns) page.removeEventListener(name, checkIdle);
  };
}

/** The idle clock of the session, for redirects to the bank and back. */
export const IdleWatchContext = createContext<IdleWatch | null>(null);

/** The idle clock of the session; null outside one. */
export const useIdleWatch = (): IdleWatch | null => useContext(IdleWatchContext);
