import { type CountryCurrency, type CountryData, type Currency, countries } from './countries.ts';

const countryByCode = new Map<string, CountryData>(Object.entries(countries));

const currencyByCode = new Map<string, CountryCurrency>(
  [...countryByCode.values()].map(({ currency }) => [currency.code, currency]),
);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Adds the countries of a distributor to those of the specification, before any amount is read. Adding the same
 * country again changes nothing.
 * @throws RangeError if a country or currency is already known with other values, or if the separators are the same.
 */
export function addCountries(rows: Readonly<Record<string, CountryData>>): void {
  for (const [code, country] of Object.entries(rows)) {
    const { currency } = country;
    const known = [
      countryByCode.get(code) ?? country,
      currencyByCode.get(currency.code) ?? currency,
    ];
    if (!isSame(known, [country, currency]))
      throw new RangeError(
        `The country ${code} or its currency is already known, with other values.`,
      );
    if (currency.separators?.thousands === currency.separators?.decimal && currency.separators)
      throw new RangeError(`The separators of ${currency.code} must differ.`);
    countryByCode.set(code, country);
    currencyByCode.set(currency.code, currency);
  }
}

/** Returns the data of a country, or undefined if it has no store. */
export const getCountry = (code: string): CountryData | undefined => countryByCode.get(code);

/**
 * Returns the data of a currency.
 * @throws RangeError for an unknown currency; data of the backend is checked with `isCurrency` first.
 */
export function getCurrency(code: Currency): CountryCurrency {
  const currency = currencyByCode.get(code);
  if (currency === undefined) throw new RangeError(`The currency ${code} is unknown.`);
  return currency;
}

/** Whether a value is the code of a known currency. */
export const isCurrency = (value: unknown): value is Currency =>
  typeof value === 'string' && currencyByCode.has(value);

/** Returns the distinct currencies, in the order of the countries (reading 29). */
export const getCurrencies = (): readonly Currency[] => [...currencyByCode.keys()];

/** Returns the signs and codes around amounts, longest first. */
export const getCurrencySigns = (): readonly string[] =>
  [...currencyByCode.values()]
    .flatMap(({ code, signs }) => [...signs, code])
    .sort((one, other) => other.length - one.length);
