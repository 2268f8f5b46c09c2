import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyMinor } from '../../test/arbitraries.ts';
import { panama } from '../../test/own-store.ts';
import { property } from '../../test/property.ts';
import type { CountryData, Separators } from '../shared/countries.ts';
import {
  addCountries,
  findCountryProblem,
  getCurrencies,
  isCurrency,
} from '../shared/country-currencies.ts';
import {
  createMoney,
  formatMoney,
  getAmountFormat,
  type Money,
  parseMoney,
} from '../shared/money/index.ts';
import { roundMoney } from '../shared/money/round-money.ts';
import { createStore, storeVariants } from './stores.ts';

describe('a distributor’s store', () => {
  it('takes what its row does not have from its country and a standard store', () => {
    addCountries({ PA: panama });
    const store = createStore('istmo', { name: 'Istmo', country: 'PA', theme: 'alba' });
    expect(store).toMatchObject({
      code: 'istmo',
      currency: 'PAB',
      timeZone: 'America/Panama',
      telephoneDigits: [7, 8],
      headerKind: 'full',
      theme: 'alba',
    });
  });

  it('leaves the stores of the specification as they are', () => {
    for (const [code, variant] of Object.entries(storeVariants))
      expect(createStore(code, variant)).toEqual(variant);
  });

  it('needs a known country', () => {
    expect(() => createStore('norte', { name: 'Norte', country: 'ZZ' })).toThrow(RangeError);
  });
});

describe('a currency of its own', () => {
  it('is formatted, typed and read with its separators', () => {
    addCountries({ PA: panama });
    const amount = { minor: 24_933_157, currency: 'PAB' };
    expect(formatMoney(amount)).toBe('B/.\u00A0249,331.57');
    expect(getAmountFormat('PAB')).toMatchObject({ decimal: '.', decimals: 2 });
    expect(parseMoney('B/. 249,331.57', 'PAB')).toEqual(amount);
    expect(isCurrency('PAB')).toBe(true);
    expect(getCurrencies()).toContain('PAB');
  });

  it('may have any sign', () => {
    const currency = { ...panama.currency, code: 'XTS', signs: ['(+)', '[X|Y]*'] };
    addCountries({ ZZ: { ...panama, currency } });
    expect(parseMoney('(+) 20', 'XTS')).toEqual({ minor: 2_000, currency: 'XTS' });
    expect(parseMoney('[X|Y]* 20', 'XTS')).toEqual({ minor: 2_000, currency: 'XTS' });
    expect(parseMoney('X 20', 'XTS')).toBeNull();
  });

  it('cannot change one of the specification or have one separator for both', () => {
    const withCurrency = (currency: Partial<CountryData['currency']>) =>
      findCountryProblem({ ...panama, currency: { ...panama.currency, ...currency } });
    expect(findCountryProblem(panama)).toBeNull();
    expect(withCurrency({ code: 'B/.' })).toContain('three capital letters');
    expect(withCurrency({ code: 'USD' })).toBe('changes the currency USD');
    expect(withCurrency({ separators: { thousands: '.', decimal: '.' } })).toContain('separator');
  });
});

describe('any separators', () => {
  const thousands = ['.', ',', ' ', "'", '’'] as const;
  const formats = thousands.flatMap((separator) =>
    (['.', ','] as const)
      .filter((decimal) => decimal !== separator)
      .flatMap((decimal) =>
        ([0, 2] as const).map((precision) => ({
          separators: { thousands: separator, decimal } satisfies Separators,
          precision,
        })),
      ),
  );
  const codes = formats.map((format, index) => {
    const code = `XX${String.fromCharCode(65 + index)}`;
    const currency = { ...panama.currency, ...format, code, prefix: 'Fr. ', signs: [] };
    addCountries({ [code]: { ...panama, currency } });
    return code;
  });
  const anyMoney: fc.Arbitrary<Money> = fc
    .tuple(anyMinor, fc.constantFrom(...codes))
    .map(([minor, code]) => createMoney(minor, code));

  it.each([
    [' ', ',', 'Fr.\u00A01\u00A0234\u00A0567,50'],
    ["'", '.', "Fr.\u00A01'234'567.50"],
    ['’', '.', 'Fr.\u00A01’234’567.50'],
  ])('%j and %j', (separator, decimal, text) => {
    const index = formats.findIndex(
      ({ separators, precision }) =>
        separators.thousands === separator && separators.decimal === decimal && precision === 2,
    );
    const amount = createMoney(123_456_750, codes[index] ?? '');
    expect(formatMoney(amount)).toBe(text);
    expect(parseMoney(text.replaceAll('\u00A0', '\u202F'), amount.currency)).toEqual(amount);
  });

  property(
    'a shown amount is read as the same, rounded to what can be typed',
    [anyMoney],
    (amount) => {
      const { format, read } = getAmountFormat(amount.currency);
      const rounded = roundMoney(amount);
      expect(parseMoney(formatMoney(amount), amount.currency)).toEqual(rounded);
      expect(read(format(amount.minor))?.minor).toBe(rounded.minor);
    },
  );
});
