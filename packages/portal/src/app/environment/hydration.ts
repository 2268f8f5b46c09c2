/** The state of the page's hydration. */
export interface Hydration {
  readonly isPending: () => boolean;
  /** Calls `listener` after hydration, or immediately if it has ended. */
  readonly onEnd: (listener: () => void) => void;
  /** Called when the page's controls work. */
  readonly end: () => void;
  /**
   * Returns the time in epoch milliseconds. Until hydration ends, it is the time at which the server rendered the page,
   * so that server and browser render the same text.
   */
  readonly now: () => number;
  readonly setRenderTime: (renderedAt: number) => void;
  /** Returns how far the server's clock was ahead of the device's when the page arrived, in milliseconds; 0 if unknown. */
  readonly getClockOffset: () => number;
}

/** Creates the state of a page that is about to be hydrated. */
export function createHydration(clock: () => number): Hydration {
  let isPending = true;
  let renderedAt: number | null = null;
  let clockOffset = 0;
  const listeners = new Set<() => void>();
  return {
    isPending: () => isPending,
    onEnd: (listener) => {
      if (isPending) listeners.add(listener);
      else listener();
    },
    end: () => {
      isPending = false;
      for (const listener of listeners) listener();
      listeners.clear();
    },
    now: () => (isPending && renderedAt !== null ? renderedAt : clock()),
    setRenderTime: (at) => {
      renderedAt = at;
      clockOffset = at - clock();
    },
    getClockOffset: () => clockOffset,
  };
}

/** The hydration of this document. */
export const hydration = createHydration(Date.now);
