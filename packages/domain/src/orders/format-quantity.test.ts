import { expect, it } from 'vitest';
import '../../test/own-store.ts';
import { formatQuantity } from './format-quantity.ts';

it.each([
  [2500, 'GLN', '2.500 GLN'],
  [2500.5, 'GLN', '2.500,5 GLN'],
  [1_234_567.125, '', '1.234.567,125'],
  [0, 'CJ', '0 CJ'],
  [999, 'CJ', '999 CJ'],
  [-1000, 'CJ', '-1.000 CJ'],
  [null, 'GLN', '—'],
])('formats %j with the unit %j as %s', (quantity, unit, formatted) => {
  expect(formatQuantity({ quantity, unit }, 'COP')).toBe(formatted);
});

it('has the separators of the currency', () => {
  expect(formatQuantity({ quantity: 2500.5, unit: 'GLN' }, 'PAB')).toBe('2,500.5 GLN');
});
