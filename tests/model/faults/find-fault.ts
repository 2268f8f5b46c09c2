import fc from 'fast-check';
import { plantFault } from './plant-fault.ts';

/** Plants the fault that is given, and looks for it: with the exploration first, then with random sequences. */
const [fault = ''] = process.argv.slice(2);
if (fault !== 'none') plantFault(fault);
// Loaded after the fault is planted.
const { explore } = await import('../exploration/explore.ts');
const { scenarios } = await import('../exploration/scenarios.ts');
const { commandArbitrary } = await import('../commands.ts');
const { createPlainBackend } = await import('../plain-backend.ts');
const { createStatistics, playCommands } = await import('../play-commands.ts');

const searches = [150, 2_000, 8_000];

async function exploreAll(maxStates: number) {
  for (const scenario of scenarios) {
    const { violation, states } = await explore(scenario, {
      maxStates,
      endsAt: Number.POSITIVE_INFINITY,
      settleEvery: 25,
    });
    if (violation) return { by: 'exploration', states, scenario: scenario.name, ...violation };
  }
  return null;
}

async function playRandomly(hasKeys: boolean) {
  const commands = fc.array(commandArbitrary, { minLength: 10, maxLength: 40, size: 'max' });
  const { counterexample, failed } = await fc.check(
    fc.asyncProperty(commands, (sequence) =>
      playCommands(sequence, createPlainBackend({ hasKeys }), createStatistics()),
    ),
    { numRuns: 2_000, seed: 1, endOnFailure: true },
  );
  return failed ? { by: 'random sequences', message: '', path: counterexample } : null;
}

let found: object | null = null;
for (const maxStates of searches) found ??= await exploreAll(maxStates);
found ??= (await playRandomly(true)) ?? (await playRandomly(false));
console.log(JSON.stringify(found));
