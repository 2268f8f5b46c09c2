import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { anyCommand } from './commands.ts';
import { createPlainBackend } from './plain-backend.ts';
import { createTally, play } from './play.ts';
import { createSandboxBackend } from './sandbox-backend.ts';

beforeAll(() => {
  // Pages listen to `pagehide` and `pageshow`.
  vi.stubGlobal('window', new EventTarget());
});

/** A sequence of 10 to 40 commands of users, tabs, networks, clocks and a bank. */
const anyCommands = fc.array(anyCommand, { minLength: 10, maxLength: 40, size: 'max' });

/** Command sequences on the plain backend; `npm run soak` runs ten thousand. */
const runs = Number(process.env.MODEL_RUNS ?? 2_000);

describe('for any interleaving of payments no balance is overpaid, no final state flips, no invoice is in two live payments and no unregistered vouchers are paid', () => {
  it('in thousands of command sequences on a minimal backend', async () => {
    const tally = createTally();
    const property = fc.asyncProperty(anyCommands, (commands) =>
      play(commands, createPlainBackend(), tally),
    );
    await fc.assert(property, { numRuns: runs });
    expect(tally.opened).toBeGreaterThan(runs / 2);
    expect(tally.approved).toBeGreaterThan(runs / 10);
    expect(tally.rejected).toBeGreaterThan(runs / 10);
  }, 300_000);

  it('in thousands of command sequences on a backend with only the specification', async () => {
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

  it('in two hundred command sequences on the sandbox’s store', async () => {
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
