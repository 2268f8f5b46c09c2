import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { anyCommand } from './commands.ts';
import { createPlainBackend } from './plain-backend.ts';
import { play } from './play.ts';
import { createSandboxBackend } from './sandbox-backend.ts';

beforeAll(() => {
  // A page listens for being left and restored.
  vi.stubGlobal('window', new EventTarget());
});

/** What people, tabs, networks, clocks and a bank may do in one story. */
const anyStory = fc.array(anyCommand, { minLength: 10, maxLength: 40, size: 'max' });

/** Stories before the plain backend; `npm run soak` tells ten thousand. */
const stories = Number(process.env.MODEL_STORIES ?? 2_000);

/** Counts what the stories came to, so that they cannot all have ended before anything happened. */
const createTally = () => ({ opened: 0, approved: 0, rejected: 0 });

describe('however payments interleave, nothing is paid beyond what is owed, no final state flips, no invoice is in two live payments and nobody pays for vouchers that are not registered', () => {
  it('in thousands of stories before a backend of a few lines', async () => {
    const tally = createTally();
    const told = fc.asyncProperty(anyStory, (story) => play(story, createPlainBackend(), tally));
    await fc.assert(told, { numRuns: stories });
    expect(tally.opened).toBeGreaterThan(stories / 2);
    expect(tally.approved).toBeGreaterThan(stories / 10);
    expect(tally.rejected).toBeGreaterThan(stories / 10);
  }, 300_000);

  it('in two hundred stories before the sandbox’s own store', async () => {
    const tally = createTally();
    const told = fc.asyncProperty(anyStory, async (story) => {
      const backend = createSandboxBackend();
      try {
        await play(story, backend, tally);
      } finally {
        backend.close();
      }
    });
    await fc.assert(told, { numRuns: 200 });
    expect(tally.opened).toBeGreaterThan(100);
    expect(tally.approved).toBeGreaterThan(20);
  }, 300_000);
});
