import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commandArbitrary } from './commands.ts';
import { createPlainBackend } from './plain-backend.ts';
import { createStatistics, playCommands } from './play-commands.ts';
import { createSandboxBackend } from './sandbox-backend.ts';

/** A sequence of 10 to 40 commands of users, tabs, networks, clocks and a bank. */
const commandsArbitrary = fc.array(commandArbitrary, { minLength: 10, maxLength: 40, size: 'max' });

/** The number of command sequences on the plain backend; `npm run soak` runs ten thousand. */
const runCount = Number(process.env.MODEL_RUNS ?? 500);

// Invariants: no balance is overpaid, no final state changes, no invoice is in two live payments, no unregistered
// vouchers are paid, and no order is shown with the result of another.
describe('the payment invariants', () => {
  it('hold for any interleaving on a minimal backend', async () => {
    const statistics = createStatistics();
    const property = fc.asyncProperty(commandsArbitrary, (commands) =>
      playCommands(commands, createPlainBackend(), statistics),
    );
    await fc.assert(property, { numRuns: runCount });
    expect(statistics.opened).toBeGreaterThan(runCount / 2);
    expect(statistics.approved).toBeGreaterThan(runCount / 10);
    expect(statistics.rejected).toBeGreaterThan(runCount / 10);
  }, 300_000);

  it('hold for any interleaving on a backend without idempotency keys', async () => {
    const statistics = createStatistics();
    const property = fc.asyncProperty(commandsArbitrary, (commands) =>
      playCommands(commands, createPlainBackend({ hasKeys: false }), statistics),
    );
    await fc.assert(property, { numRuns: runCount });
    expect(statistics.attempts).toBeGreaterThan(runCount);
    expect(statistics.reopenedTabs).toBeGreaterThan(runCount / 2);
    expect(statistics.lostResponses).toBeGreaterThan(runCount / 4);
    expect(statistics.brokenResponses).toBeGreaterThan(runCount / 10);
    expect(statistics.approved).toBeGreaterThan(runCount / 20);
  }, 300_000);

  it('hold for any interleaving on the sandbox’s database', async () => {
    const statistics = createStatistics();
    const property = fc.asyncProperty(commandsArbitrary, async (commands) => {
      const backend = createSandboxBackend();
      try {
        await playCommands(commands, backend, statistics);
      } finally {
        backend.close();
      }
    });
    await fc.assert(property, { numRuns: 200 });
    expect(statistics.opened).toBeGreaterThan(100);
    expect(statistics.approved).toBeGreaterThan(20);
  }, 300_000);
});
