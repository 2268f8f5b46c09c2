import type { FlowPorts } from './ports.ts';
import { createMemoryStorage } from './storage.ts';

/** Ports in memory, whose clock the test moves. */
export interface MemoryPorts extends FlowPorts {
  /** Advances the clock. */
  readonly advanceClock: (ms: number) => void;
  /** The URLs that the page left for, oldest first. */
  readonly redirects: readonly string[];
}

/**
 * Creates ports in memory.
 * @param startTime Epoch milliseconds.
 */
export function createMemoryPorts(startTime: number): MemoryPorts {
  let time = startTime;
  const redirects: string[] = [];
  return {
    sharedStorage: createMemoryStorage(),
    now: () => time,
    clock: () => time,
    redirectTo: (href) => {
      redirects.push(href);
    },
    advanceClock: (ms) => {
      time += ms;
    },
    redirects,
  };
}
