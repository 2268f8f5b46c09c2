import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from './rng.ts';

const generate = (seed: string, count: number) => {
  const rng = createRng(seed);
  return Array.from({ length: count }, () => rng.next());
};

describe('createRng', () => {
  it('returns the same stream for the same seed', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(generate(seed, 8)).toEqual(generate(seed, 8));
      }),
    );
  });

  it('returns different streams for different seeds and forks', () => {
    expect(generate('uno', 8)).not.toEqual(generate('dos', 8));
    const rng = createRng('uno');
    expect(rng.fork('orders').next()).not.toEqual(rng.fork('invoices').next());
  });

  it('returns the same fork regardless of earlier calls', () => {
    const expected = createRng('uno').fork('orders').next();
    const rng = createRng('uno');
    rng.int(0, 9);
    rng.fork('invoices').next();
    expect(rng.fork('orders').next()).toBe(expected);
  });

  it('returns integers within the bounds', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: -999, max: 999 }),
        fc.nat(999),
        (seed, min, span) => {
          const value = createRng(seed).int(min, min + span);
          return Number.isInteger(value) && value >= min && value <= min + span;
        },
      ),
    );
  });

  it('returns digits without a leading zero', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 20 }), (seed, length) =>
        new RegExp(`^[1-9][0-9]{${length - 1}}$`).test(createRng(seed).digits(length)),
      ),
    );
  });

  it('distributes integers roughly uniformly', () => {
    const rng = createRng('even');
    const buckets = Array.from({ length: 10 }, () => 0);
    for (let round = 0; round < 10_000; round += 1) {
      const bucket = rng.int(0, 9);
      buckets[bucket] = (buckets[bucket] ?? 0) + 1;
    }
    expect(Math.min(...buckets)).toBeGreaterThan(850);
    expect(Math.max(...buckets)).toBeLessThan(1150);
  });
});
