import { countries } from '../shared/countries.ts';

/** Country names by code. */
const names: ReadonlyMap<string, string> = new Map(
  Object.entries(countries).map(([code, { name }]) => [code, name]),
);

/** The name of a country; its code if it has no store (spec 2). */
export const countryName = (code: string): string => names.get(code) ?? code;
