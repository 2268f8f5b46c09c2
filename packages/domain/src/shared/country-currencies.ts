import { type CountryCurrency, type Currency, countries } from './countries.ts';

/** The distinct currencies, in the order of the countries. */
const currencyByCode: ReadonlyMap<string, CountryCurrency> = new Map(
  Object.values(countries).map(({ currency }) => [currency.code, currency]),
);

// The keys of a Map widen to string; here they are the codes of the countries.
/** Currencies of the stores (reading 29). */
export const currencies = [...currencyByCode.keys()] as readonly Currency[];

/** Creates a table with one entry per currency. */
export const createCurrencyTable = <Entry>(
  createEntry: (currency: Currency, format: Readonly<CountryCurrency>) => Entry,
): Readonly<Record<Currency, Entry>> =>
  // Object.fromEntries widens the keys to strings; here they are the currencies.
  Object.fromEntries(
    [...currencyByCode].map(([code, facts]) => [code, createEntry(code as Currency, facts)]),
  ) as Record<Currency, Entry>;

/** Signs and codes around amounts, longest first. */
export const currencySigns: readonly string[] = [...currencyByCode.values()]
  .flatMap(({ code, signs }) => [...signs, code])
  .sort((one, other) => other.length - one.length);
