import type { Currency } from '../countries.ts';
import { currencies, currencySigns } from '../country-currencies.ts';
import { minorPerUnit } from './currencies.ts';
import { money } from './money.ts';
import { roundMoney } from './round-money.ts';
import type { Money } from './types.ts';

/** Maximum number of unit digits that keep cents exact. */
const maxDigits = 13;

const signs = currencySigns.map((sign) => sign.replace(/[$./]/g, '\\$&')).join('|');

/** Sign, currency prefix or suffix, and amount. */
const writtenAmount = new RegExp(
  `^([-−]?)\\s*(?:${signs})?\\s*(.*?)\\s*(?:${currencies.join('|')})?$`,
  'i',
);

/** Units and cents. Three digits after a single separator are thousands. */
const writings = [
  /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?: \d{3})+)(?:[.,](\d{1,2}))?$/,
  /^(\d+)(?:[.,](\d{1,2}))?$/,
] as const;

/** The parsed amount. */
export interface ReadMoney {
  readonly amount: Money;
  /** Whether cents that the currency does not show were rounded. */
  readonly rounded: boolean;
}

/** Parses an amount like `parseMoney` and reports rounding. */
export const readMoney = (text: string, currency: Currency): ReadMoney | null => {
  const [, sign, bare = ''] = writtenAmount.exec(text.normalize('NFKC').trim()) ?? [];
  const written = writings.map((writing) => writing.exec(bare)).find((match) => match !== null);
  if (!written) return null;
  const [, units = '', cents = ''] = written;
  const whole = Number(units.replace(/\D/g, ''));
  if (whole >= 10 ** maxDigits) return null;
  const minor = whole * minorPerUnit + Number(cents.padEnd(2, '0'));
  const exact = money(sign ? -minor : minor, currency);
  const amount = roundMoney(exact);
  return { amount, rounded: amount.minor !== exact.minor };
};

/**
 * Parses a formatted, typed or pasted amount: '1234', '$ 1.234,50', '1,234.50', '1234.5', 'S/ 12'.
 * Comma and dot both start cents, except before exactly three digits. Cents that the currency does
 * not show are rounded as in `formatMoney`. Null for anything else: letters, '1e21', '1.23.4', more
 * than thirteen digits of units.
 */
export const parseMoney = (text: string, currency: Currency): Money | null =>
  readMoney(text, currency)?.amount ?? null;
