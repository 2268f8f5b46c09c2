import { inCurrency } from '../../stores.ts';
import type { Rng } from '../rng/rng.ts';
import type { ScenarioContext } from '../scenario-context.ts';

/** An amount between two numbers of Colombian pesos (whole), in the store's minor units. */
export const amountBetween = (
  context: ScenarioContext,
  rng: Rng,
  low: number,
  high: number,
): number => inCurrency(context.store, rng.int(low / 1000, high / 1000) * 100_000);

/** A part of an amount that is a whole number of units, and never all of it. */
export function getPart(amount: number, share: number): number {
  const part = Math.round((amount * share) / 100) * 100;
  return part === 0 || part === amount ? amount : part;
}
