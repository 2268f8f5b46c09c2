import type { Currency } from '../countries.ts';
import { byCurrency } from '../country-currencies.ts';
import { currencyFormats, decimalSeparator } from './currencies.ts';
import { formatMoney, groupThousands } from './format-money.ts';
import { readMoney } from './parse-money.ts';

/** How a field writes and reads amounts of one currency, in minor units. */
export interface AmountFormat {
  /** Written before the amount. */
  readonly prefix: string;
  /** Between units and cents. */
  readonly decimal: string;
  /** Decimals shown. */
  readonly decimals: 0 | 2;
  /** Puts thousands separators between the digits of whole units. */
  readonly group: (digits: string) => string;
  /** Writes an amount in minor units as it is shown everywhere. */
  readonly format: (minor: number) => string;
  /** Reads what was typed or pasted; null when it is no amount. */
  readonly read: (text: string) => { readonly minor: number; readonly rounded: boolean } | null;
}

const createAmountFormat = (currency: Currency): AmountFormat => {
  const { prefix, precision } = currencyFormats[currency];
  return {
    prefix,
    decimal: decimalSeparator,
    decimals: precision,
    group: groupThousands,
    format: (minor) => formatMoney({ minor, currency }),
    read: (text) => {
      const read = readMoney(text, currency);
      return read && { minor: read.amount.minor, rounded: read.rounded };
    },
  };
};

/**
 * What an amount field is given for each currency, so that what is typed, pasted and shown is
 * written and read by the one formatter and the one parser (reading 29).
 */
export const amountFormats = byCurrency(createAmountFormat);
