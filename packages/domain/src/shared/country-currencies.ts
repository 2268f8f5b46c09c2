import { type CountryCurrency, type Currency, countries } from './countries.ts';

/** Each currency once, in the order of the countries. */
const known: ReadonlyMap<string, CountryCurrency> = new Map(
  Object.values(countries).map(({ currency }) => [currency.code, currency]),
);

// A Map's keys widen to string; these are the codes of the countries above.
/** Currencies of the stores (reading 29). */
export const currencies = [...known.keys()] as readonly Currency[];

/** Builds a table with an entry per currency. */
export const byCurrency = <Entry>(
  entryOf: (currency: Currency, facts: Readonly<CountryCurrency>) => Entry,
): Readonly<Record<Currency, Entry>> =>
  // Object.fromEntries widens the keys to strings; these are the currencies, all of them.
  Object.fromEntries(
    [...known].map(([code, facts]) => [code, entryOf(code as Currency, facts)]),
  ) as Record<Currency, Entry>;

/** Signs and codes around amounts, longest first. */
export const currencySigns: readonly string[] = [...known.values()]
  .flatMap(({ code, signs }) => [...signs, code])
  .sort((one, other) => other.length - one.length);
