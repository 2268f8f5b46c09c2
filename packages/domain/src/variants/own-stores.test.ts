import { describe, expect, it } from 'vitest';
import { panama } from '../../test/own-store.ts';
import type { CountryData } from '../shared/countries.ts';
import {
  addCountries,
  findCountryProblem,
  getCurrencies,
  isCurrency,
} from '../shared/country-currencies.ts';
import { formatMoney, getAmountFormat, parseMoney } from '../shared/money/index.ts';
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
