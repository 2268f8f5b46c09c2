import { countries } from '../shared/countries.ts';

/** Names of the countries by code; a code that is none of theirs has no entry. */
const names: ReadonlyMap<string, string> = new Map(
  Object.entries(countries).map(([code, { name }]) => [code, name]),
);

/** A country's name as people read it; the code itself for a country without a store (spec 2). */
export const countryName = (code: string): string => names.get(code) ?? code;
