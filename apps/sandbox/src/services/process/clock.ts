/** The sandbox's clock, which tests can move and stop. Epoch milliseconds. */
export interface Clock {
  now(): number;
  /** Says what time it is now; the clock goes on from there unless it is stopped. */
  set(at: number, stopped: boolean): void;
  advance(ms: number): void;
  /** Back to the real time. */
  reset(): void;
}

/** A clock that follows `real` until somebody moves it. */
export function createClock(real: () => number = Date.now): Clock {
  let offset = 0;
  let stoppedAt: number | null = null;

  return {
    now: () => stoppedAt ?? real() + offset,
    set: (at, stopped) => {
      offset = at - real();
      stoppedAt = stopped ? at : null;
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
