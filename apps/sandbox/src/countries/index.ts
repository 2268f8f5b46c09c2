import type { CountryCode, Currency } from '@surtidor/domain/vocabulary';
import { colombia } from './colombia.ts';
import type { Country, CountryCurrency } from './country.ts';
import { ecuador } from './ecuador.ts';
import { panama } from './panama.ts';
import { peru } from './peru.ts';

export type { Country, CountryCurrency, IdentityDocument, Town } from './country.ts';

/** The countries in which the distributor operates. */
export const countries: Readonly<Record<CountryCode, Country>> = {
  CO: colombia,
  PE: peru,
  EC: ecuador,
};

/** The countries of the other distributor, which no list of the first one contains. */
export const otherCountries: Readonly<Record<'PA', Country>> = { PA: panama };

/** All currencies without duplicates, in the order of the countries. */
export const currencies: readonly CountryCurrency[] = [countries, otherCountries]
  .flatMap((rows) => Object.values<Country>(rows))
  .map(({ currency }) => currency)
  .filter(({ code }, index, all) => all.findIndex((other) => other.code === code) === index);

/** Returns the data of a currency. Throws if no country uses it. */
export function getCurrency(code: Currency): CountryCurrency {
  const currency = currencies.find((candidate) => candidate.code === code);
  if (currency === undefined) throw new Error(`No country uses the currency '${code}'.`);
  return currency;
}
