import { convertToCurrency } from '../../stores.ts';
import type { Rng } from '../rng/rng.ts';
import type { ScenarioContext } from '../scenario-context.ts';

/** Generates an amount between two amounts in Colombian pesos. Returns the store's minor units. */
export const generateAmount = (
  context: ScenarioContext,
  rng: Rng,
  min: number,
  max: number,
): number => convertToCurrency(context.store, rng.int(min / 1000, max / 1000) * 100_000);

/** Returns a share of an amount in whole units, or the amount itself if it is too small to divide. */
export function getPartialAmount(amount: number, share: number): number {
  const part = Math.round((amount * share) / 100) * 100;
  return part === 0 || part === amount ? amount : part;
}
