import type { CountryCode } from '@surtidor/domain';
import type { Separator } from './table-file.ts';

/** How spreadsheets with the regional settings of a country read CSV. */
export interface CsvFormat {
  /** The separator of cells. */
  readonly separator: Separator;
  /** The sign before the decimals of an amount. */
  readonly decimalSign: ',' | '.';
}

/** The CSV format of each country (reading 83). */
export const csvFormats = {
  CO: { separator: ';', decimalSign: ',' },
  EC: { separator: ';', decimalSign: ',' },
  PE: { separator: ',', decimalSign: '.' },
} as const satisfies Readonly<Record<CountryCode, CsvFormat>>;
