import { type CountryCurrency, type CountryData, type Currency, countries } from './countries.ts';

const countryByCode = new Map<string, CountryData>(Object.entries(countries));

const currencyByCode = new Map<string, CountryCurrency>(
  [...countryByCode.values()].map(({ currency }) => [currency.code, currency]),
);

/**
 * Adds the countries of a distributor to those of the specification, before any amount is read. `findCountryProblem`
 * checks them.
 */
export function addCountries(rows: Readonly<Record<string, CountryData>>): void {
  for (const [code, country] of Object.entries(rows)) {
    countryByCode.set(code, country);
    currencyByCode.set(country.currency.code, country.currency);
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns what is wrong with a distributor's country, as the end of a sentence that begins with its code; null if nothing
 * is. A code has three capital letters, a currency of the specification cannot change, and the separators must differ.
 */
export function findCountryProblem({ currency }: CountryData): string | null {
  const { code, separators } = currency;
  if (!/^[A-Z]{3}$/.test(code))
    return `has the currency ${code}, whose code is not three capital letters`;
  const known = Object.values(countries).find((country) => country.currency.code === code);
  if (known !== undefined && !isSame(known.currency, currency))
    return `changes the currency ${code}`;
  return separators?.thousands !== undefined && separators.thousands === separators.decimal
    ? `has one separator for both`
    : null;
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
    .flatMap(({ code, prefix, signs }) => [prefix.trim(), ...signs, code])
    .sort((one, other) => other.length - one.length);
