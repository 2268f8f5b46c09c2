import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { anyCommand } from './commands.ts';
import { createPlainBackend } from './plain-backend.ts';
import { createTally, play } from './play.ts';
import { createSandboxBackend } from './sandbox-backend.ts';

beforeAll(() => {
  // A page listens for being left and restored.
  vi.stubGlobal('window', new EventTarget());
});

/** What people, tabs, networks, clocks and a bank may do in one command sequence. */
const anyCommands = fc.array(anyCommand, { minLength: 10, maxLength: 40, size: 'max' });

/** Command sequences before the plain backend; `npm run soak` tells ten thousand. */
const runs = Number(process.env.MODEL_RUNS ?? 2_000);

describe('however payments interleave, nothing is paid beyond what is owed, no final state flips, no invoice is in two live payments and nobody pays for vouchers that are not registered', () => {
  it('in thousands of command sequences before a backend of a few lines', async () => {
    const tally = createTally();
    const property = fc.asyncProperty(anyCommands, (commands) =>
      play(commands, createPlainBackend(), tally),
    );
    await fc.assert(property, { numRuns: runs });
    expect(tally.opened).toBeGreaterThan(runs / 2);
    expect(tally.approved).toBeGreaterThan(runs / 10);
    expect(tally.rejected).toBeGreaterThan(runs / 10);
  }, 300_000);

  it('in thousands of command sequences before a backend of the specification alone', async () => {
    const tally = createTally();
    const property = fc.asyncProperty(anyCommands, (commands) =>
      play(commands, createPlainBackend({ hasKeys: false }), tally),
    );
    await fc.assert(property, { numRuns: runs });
    expect(tally.attempts).toBeGreaterThan(runs);
    expect(tally.kills).toBeGreaterThan(runs / 2);
    expect(tally.lostResponses).toBeGreaterThan(runs / 4);
    expect(tally.breaks).toBeGreaterThan(runs / 10);
    expect(tally.approved).toBeGreaterThan(runs / 20);
  }, 300_000);

  it('in two hundred command sequences before the sandbox’s own store', async () => {
    const tally = createTally();
    const property = fc.asyncProperty(anyCommands, async (commands) => {
      const backend = createSandboxBackend();
      try {
        await play(commands, backend, tally);
      } finally {
        backend.close();
      }
    });
    await fc.assert(property, { numRuns: 200 });
    expect(tally.opened).toBeGreaterThan(100);
    expect(tally.approved).toBeGreaterThan(20);
  }, 300_000);
});
