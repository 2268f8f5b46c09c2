interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** A manual clock with timers. */
export interface Timers {
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly after: (ms: number, run: () => void) => () => void;
  /** Advances time and runs due timers once. */
  readonly pass: (ms: number) => void;
}

/** Creates a clock that starts on a fixed day. */
export function createTimers(): Timers {
  let time = Date.parse('2026-11-20T15:00:00Z');
  const waiting = new Set<Timer>();
  return {
    now: () => time,
    after: (ms, run) => {
      const timer = { at: time + ms, run };
      waiting.add(timer);
      return () => waiting.delete(timer);
    },
    pass: (ms) => {
      time += ms;
      const due = [...waiting].filter(({ at }) => at <= time).sort((a, b) => a.at - b.at);
      for (const timer of due) if (waiting.delete(timer)) timer.run();
    },
  };
}
