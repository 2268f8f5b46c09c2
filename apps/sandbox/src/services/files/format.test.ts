import { expect, it } from 'vitest';
import { formatAmount } from './format.ts';

it.each([
  [123_400, 'COP', '$ 1.234'],
  [123_456, 'COP', '$ 1.234,56'],
  [1_306_000, 'PEN', 'S/ 13.060'],
  [-1_306_050, 'PEN', '-S/ 13.060,50'],
  [2_000, 'USD', 'US$ 20,00'],
] as const)('formats %i minor units of %s as %j', (minor, currency, text) => {
  expect(formatAmount(minor, currency)).toBe(text);
});
