import { describe, expect, it } from 'vitest';
import { formatTotals, sumByCurrency } from './totals.ts';

const cop = (minor: number) => ({ minor, currency: 'COP' as const });
const usd = (minor: number) => ({ minor, currency: 'USD' as const });

describe('totals of several currencies (reading 79)', () => {
  it('never add amounts of different currencies', () => {
    expect(sumByCurrency([usd(250), cop(100_000), cop(50_000)])).toEqual([cop(150_000), usd(250)]);
    expect(sumByCurrency([])).toEqual([]);
  });

  it('are formatted with their currencies', () => {
    expect(formatTotals([cop(150_000), usd(250)])).toBe('$\u00A01.500 + US$\u00A02,50');
    expect(formatTotals([])).toBe('');
  });
});
