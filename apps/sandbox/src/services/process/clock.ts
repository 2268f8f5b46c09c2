/** The sandbox's clock. Tests can change and stop it. Times are in epoch milliseconds. */
export interface Clock {
  now(): number;
  /** Sets the current time. The clock continues from there unless it is stopped. */
  set(time: number, stopped: boolean): void;
  advance(ms: number): void;
  /** Returns to the real time. */
  reset(): void;
}

/** Creates a clock that returns the real time until it is changed. */
export function createClock(getRealTime: () => number = Date.now): Clock {
  let offset = 0;
  let stoppedAt: number | null = null;

  return {
    now: () => stoppedAt ?? getRealTime() + offset,
    set: (time, stopped) => {
      offset = time - getRealTime();
      stoppedAt = stopped ? time : null;
    },
    advance: (ms) => {
      offset += ms;
      if (stoppedAt !== null) stoppedAt += ms;
    },
    reset: () => {
      offset = 0;
      stoppedAt = null;
    },
  };
}
