import { addCountries, createMoneyFromUnits } from '@surtidor/domain';
import { expect, it } from 'vitest';
import { formatCompactMoney } from './format-compact-money.ts';

it.each([
  [0, '$ 0'],
  [950, '$ 950'],
  [1_000, '$ 1 mil'],
  [12_450, '$ 12,5 mil'],
  [850_000, '$ 850 mil'],
  [12_400_000, '$ 12,4 M'],
  [123_400_000, '$ 123 M'],
  [1_027_856_950, '$ 1.028 M'],
  [-5_000_000, '-$ 5 M'],
])('formats %i as %s', (units, text) => {
  expect(formatCompactMoney(createMoneyFromUnits(units, 'COP'))).toBe(
    text.replaceAll(' ', '\u00A0'),
  );
});

it('has the separators of the currency', () => {
  const separators = { thousands: ',', decimal: '.' } as const;
  const currency = { code: 'PAB', prefix: 'B/. ', precision: 2, separators, signs: [] } as const;
  addCountries({ PA: { name: '', currency, timeZone: 'UTC', telephoneDigits: [] } });
  expect(formatCompactMoney(createMoneyFromUnits(12_450, 'PAB'))).toBe('B/.\u00A012.5\u00A0mil');
  expect(formatCompactMoney(createMoneyFromUnits(1_027_856_950, 'PAB'))).toBe(
    'B/.\u00A01,028\u00A0M',
  );
});
