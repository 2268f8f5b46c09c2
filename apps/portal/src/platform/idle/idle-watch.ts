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

/** The options of `createIdleWatch`. */
export interface IdleWatchParts {
  readonly settings: IdleSettings;
  readonly record: IdleRecord;
  /** Returns epoch milliseconds. */
  readonly now: () => number;
  /** Returns the milliseconds of a monotonic clock. */
  readonly monotonic: () => number;
}

/** The idle clock of the session, as one tab sees it. */
export interface IdleWatch {
  readonly getPhase: () => IdlePhase;
  readonly subscribe: (listener: () => void) => () => void;
  /** Dispatches an event, for example activity, a tick or a redirect to the bank. */
  readonly dispatch: (event: IdleEvent['type']) => void;
}

/** Creates a watch that runs `reduceIdleClock` and shares its expiry between tabs (spec 4 and 9). */
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
 * Connects a watch to the page. Mouse movement, keys and scrolling extend the expiry (spec 4), but not during
 * the warning, where only its button does. The watch ticks every second, and when a hidden or frozen tab
 * resumes, before other timers run.
 * @returns A function that disconnects the watch.
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

/** Provides the idle clock of the session, for redirects to and from the bank. */
export const IdleWatchContext = createContext<IdleWatch | null>(null);

/** Returns the idle clock of the session, or null without a session. */
export const useIdleWatch = (): IdleWatch | null => useContext(IdleWatchContext);
