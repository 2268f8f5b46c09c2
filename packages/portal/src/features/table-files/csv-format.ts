import { getCountry } from '@surtidor/domain';
import type { Separator } from './table-file.ts';

/** How spreadsheets with the regional settings of a country read CSV. */
export interface CsvFormat {
  /** The separator of cells. */
  readonly separator: Separator;
  /** The sign before the decimals of an amount. */
  readonly decimalSign: ',' | '.';
}

/** Returns the CSV format of a country (reading 83). */
export function getCsvFormat(code: string): CsvFormat {
  const country = getCountry(code);
  const decimalSign = country?.currency.separators?.decimal ?? ',';
  return country?.csv ?? { separator: decimalSign === ',' ? ';' : ',', decimalSign };
}
