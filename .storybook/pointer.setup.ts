import { beforeAll } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Moves the browser's own pointer outside the page. */
    parkPointer: () => Promise<void>;
  }
}

/**
 * A headless browser keeps its pointer in the corner of the page. An element rendered there receives
 * hover events later, in the middle of a play function. Only play functions should hover.
 */
beforeAll(() => commands.parkPointer());
