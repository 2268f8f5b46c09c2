interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** A manual clock with timers. */
export interface Timers {
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly schedule: (ms: number, run: () => void) => () => void;
  /** Advances time and runs due timers once. */
  readonly advance: (ms: number) => void;
}

/** The time at which every clock starts, in epoch milliseconds. */
export const startTime = Date.parse('2026-11-20T15:00:00Z');

/** Creates a clock that starts at a fixed time. */
export function createTimers(): Timers {
  let time = startTime;
  const pendingTimers = new Set<Timer>();
  return {
    now: () => time,
    schedule: (ms, run) => {
      const timer = { at: time + ms, run };
      pendingTimers.add(timer);
      return () => pendingTimers.delete(timer);
    },
    advance: (ms) => {
      time += ms;
      const dueTimers = [...pendingTimers]
        .filter(({ at }) => at <= time)
        .sort((a, b) => a.at - b.at);
      for (const timer of dueTimers) if (pendingTimers.delete(timer)) timer.run();
    },
  };
}
