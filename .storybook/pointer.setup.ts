import { beforeAll } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Puts the browser's own pointer outside the page. */
    parkPointer: () => Promise<void>;
  }
}

/**
 * A browser without windows has its pointer in the page's corner, and tells whatever comes to lie there
 * that it is pointed at, a moment later, in the middle of a play. Stories are pointed at by their play
 * alone.
 */
beforeAll(() => commands.parkPointer());
