import type { CountryCode, Currency } from '@surtidor/domain/vocabulary';
import { colombia } from './colombia.ts';
import type { Country, CountryCurrency } from './country.ts';
import { ecuador } from './ecuador.ts';
import { peru } from './peru.ts';

export type { Country, CountryCurrency, IdentityDocument, Town } from './country.ts';

/** The countries the distributor sells in, one record each. */
export const countries: Readonly<Record<CountryCode, Country>> = {
  CO: colombia,
  PE: peru,
  EC: ecuador,
};

/** Each currency once, in the order of the countries. */
export const currencies: readonly CountryCurrency[] = Object.values(countries)
  .map(({ currency }) => currency)
  .filter(({ code }, at, all) => all.findIndex((other) => other.code === code) === at);

/** A currency's data; throws for an unknown one. */
export function getCurrency(code: Currency): CountryCurrency {
  const known = currencies.find((currency) => currency.code === code);
  if (known === undefined) throw new Error(`No country pays in '${code}'.`);
  return known;
}
