import { describe, expect, it } from 'vitest';
import { explore } from './explore.ts';
import { scenarios } from './scenarios.ts';

const limits = { maxStates: 100, endsAt: Number.POSITIVE_INFINITY, settleEvery: 20 };

// `npm run evidence` explores a million states.
describe('the exploration of the payment engine', () => {
  it.each(scenarios)('holds at its start: $name', async (scenario) => {
    const { states, violation } = await explore(scenario, limits);
    expect(violation).toBeNull();
    expect(states).toBeGreaterThanOrEqual(limits.maxStates);
  });

  it('sees the same states each time', async () => {
    const [scenario] = scenarios;
    if (scenario === undefined) throw new Error('There is no scenario.');
    expect(await explore(scenario, limits)).toEqual(await explore(scenario, limits));
  });
});
