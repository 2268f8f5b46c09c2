import type { KeyValueStorage } from './storage.ts';

/** What the flows need from the page. A browser, a server, a story and a test each have their own. */
export interface FlowPorts {
  /** Persistent storage shared by tabs. Never throws, even if blocked or full. */
  readonly sharedStorage: KeyValueStorage;
  /** Returns epoch milliseconds for display. A server and its page have the same during hydration. */
  readonly now: () => number;
  /** Returns epoch milliseconds of the browser's clock, for values that are stored and compared. */
  readonly clock: () => number;
  /** Leaves the page for a checked URL. */
  readonly redirectTo: (href: string) => void;
}
