import { getCountry } from '../shared/country-currencies.ts';

/** Returns the name of a country, or its code if it has no store (spec 2). */
export const getCountryName = (code: string): string => getCountry(code)?.name ?? code;
