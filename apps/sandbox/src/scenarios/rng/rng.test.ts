import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rngFrom } from './rng.ts';

const first = (seed: string, count: number) => {
  const rng = rngFrom(seed);
  return Array.from({ length: count }, () => rng.next());
};

describe('rng', () => {
  it('returns the same stream for the same seed', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(first(seed, 8)).toEqual(first(seed, 8));
      }),
    );
  });

  it('returns another stream for another seed or fork', () => {
    expect(first('uno', 8)).not.toEqual(first('dos', 8));
    const rng = rngFrom('uno');
    expect(rng.fork('orders').next()).not.toEqual(rng.fork('invoices').next());
  });

  it('isolates the parts of a scenario', () => {
    const quiet = rngFrom('uno').fork('orders').next();
    const busy = rngFrom('uno');
    busy.int(0, 9);
    busy.fork('invoices').next();
    expect(busy.fork('orders').next()).toBe(quiet);
  });

  it('keeps integers within both bounds', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: -999, max: 999 }),
        fc.nat(999),
        (seed, low, span) => {
          const sampled = rngFrom(seed).int(low, low + span);
          return Number.isInteger(sampled) && sampled >= low && sampled <= low + span;
        },
      ),
    );
  });

  it('never starts a document number with a zero', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 20 }), (seed, length) =>
        new RegExp(`^[1-9][0-9]{${length - 1}}$`).test(rngFrom(seed).digits(length)),
      ),
    );
  });

  it('is roughly uniform: ten buckets of 10,000 draws stay near a thousand', () => {
    const rng = rngFrom('even');
    const buckets = Array.from({ length: 10 }, () => 0);
    for (let round = 0; round < 10_000; round += 1) {
      const bucket = rng.int(0, 9);
      buckets[bucket] = (buckets[bucket] ?? 0) + 1;
    }
    expect(Math.min(...buckets)).toBeGreaterThan(850);
    expect(Math.max(...buckets)).toBeLessThan(1150);
  });
});
