/** The separators of numbers: '1.234,50', '1,234.50', '1 234,50' or "1'234.50". A space is shown as a non-breaking one. */
export interface Separators {
  readonly thousands: '.' | ',' | ' ' | "'" | '’';
  readonly decimal: '.' | ',';
}

/** Name and format of a country's currency. */
export interface CountryCurrency {
  /** ISO 4217 code. All currencies have two decimal places. */
  readonly code: string;
  /** The text before an amount, for example '$ ' for the peso (spec 9; reading 69). */
  readonly prefix: string;
  /** Number of decimals that can be typed and are always shown (spec 9: 0; reading 29: cents in dollars). */
  readonly precision: 0 | 2;
  /** The separators of thousands and cents; a dot and a comma by default (spec 9). */
  readonly separators?: Separators;
  /** Other prefixes that pasted amounts may have. */
  readonly signs: readonly string[];
}

/** The data of a country. */
export interface CountryData {
  /** Display name. */
  readonly name: string;
  readonly currency: CountryCurrency;
  /** IANA time zone of local dates and times (reading 28). */
  readonly timeZone: string;
  /** Valid numbers of digits of a telephone number (reading 4). */
  readonly telephoneDigits: readonly number[];
  /**
   * How spreadsheets with the regional settings of the country read CSV (reading 83). By default, the decimal sign is
   * that of amounts, and cells are separated by a semicolon if it is a comma, otherwise by a comma.
   */
  readonly csv?: { readonly separator: ';' | ','; readonly decimalSign: ',' | '.' };
}

/**
 * The countries of the specification's stores by two-letter code (spec 9: CO, EC and, as a store variant, PE). A
 * distributor adds others with `addCountries`.
 */
export const countries = {
  CO: {
    name: 'Colombia',
    currency: { code: 'COP', prefix: '$ ', precision: 0, signs: ['$'] },
    timeZone: 'America/Bogota',
    telephoneDigits: [10],
  },
  PE: {
    name: 'Perú',
    currency: { code: 'PEN', prefix: 'S/ ', precision: 0, signs: ['S/.', 'S/'] },
    timeZone: 'America/Lima',
    telephoneDigits: [9],
    csv: { separator: ',', decimalSign: '.' },
  },
  EC: {
    name: 'Ecuador',
    currency: { code: 'USD', prefix: 'US$ ', precision: 2, signs: ['US$'] },
    timeZone: 'America/Guayaquil',
    telephoneDigits: [9, 10],
  },
} as const satisfies Readonly<Record<string, CountryData>>;

/** The code of a country of the specification. */
export type CountryCode = keyof typeof countries;

/** The ISO 4217 code of a country's currency. All currencies have two decimal places. */
export type Currency = string;
