import type { Currency } from '../countries.ts';
import { getCurrencyFormat } from './currencies.ts';
import { formatMoneyInput, groupThousands } from './format-money.ts';
import { parseMoneyWithRounding } from './parse-money.ts';

/** Formats and parses amounts of a currency in minor units. */
export interface AmountFormat {
  /** The text before the amount. */
  readonly prefix: string;
  /** The separator between units and cents. */
  readonly decimal: string;
  /** Number of decimals that can be typed. */
  readonly decimals: 0 | 2;
  /** Adds thousands separators to whole units. */
  readonly group: (digits: string) => string;
  /** Formats an amount in minor units. */
  readonly format: (minor: number) => string;
  /** Parses typed or pasted text; null if invalid. */
  readonly read: (text: string) => { readonly minor: number; readonly rounded: boolean } | null;
}

const createAmountFormat = (currency: Currency): AmountFormat => {
  const { prefix, precision, separators } = getCurrencyFormat(currency);
  return {
    prefix,
    decimal: separators.decimal,
    decimals: precision,
    group: (digits) => groupThousands(digits, separators.thousands),
    format: (minor) => formatMoneyInput({ minor, currency }),
    read: (text) => {
      const parsed = parseMoneyWithRounding(text, currency);
      return parsed && { minor: parsed.amount.minor, rounded: parsed.isRounded };
    },
  };
};

const formatByCurrency = new Map<Currency, AmountFormat>();

/** Returns the format of amount fields in a currency (reading 29), the same object each time. */
export function getAmountFormat(currency: Currency): AmountFormat {
  const known = formatByCurrency.get(currency);
  if (known !== undefined) return known;
  const format = createAmountFormat(currency);
  formatByCurrency.set(currency, format);
  return format;
}
