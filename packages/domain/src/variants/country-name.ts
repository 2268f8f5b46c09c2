import { countries } from '../shared/countries.ts';

/** Country names by code. */
const nameByCode: ReadonlyMap<string, string> = new Map(
  Object.entries(countries).map(([code, { name }]) => [code, name]),
);

/** Returns the name of a country, or its code if it has no store (spec 2). */
export const getCountryName = (code: string): string => nameByCode.get(code) ?? code;
