import type { Currency } from '../countries.ts';
import { getCurrencies, getCurrencySigns } from '../country-currencies.ts';
import { minorPerUnit } from './currencies.ts';
import { createMoney } from './money.ts';
import { roundMoney } from './round-money.ts';
import type { Money } from './types.ts';

/** Maximum number of digits before the cents, so that amounts are exact. */
const maxDigits = 13;

/** Returns the pattern of an amount with sign and currency. */
const getAmountPattern = () => {
  const signs = getCurrencySigns().map((sign) => sign.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  return new RegExp(
    `^([-−]?)\\s*(?:${signs.join('|')})?\\s*(.*?)\\s*(?:${getCurrencies().join('|')})?$`,
    'i',
  );
};

/** Patterns of units and cents. Three digits after a single separator are thousands. */
const numberPatterns = [
  /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?: \d{3})+)(?:[.,](\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?:['’]\d{3})+)(?:[.,](\d{1,2}))?$/,
  /^(\d+)(?:[.,](\d{1,2}))?$/,
] as const;

/** A parsed amount. */
export interface ParsedMoney {
  readonly amount: Money;
  /** Whether cents that cannot be typed in the currency were rounded. */
  readonly isRounded: boolean;
}

/** Parses an amount like `parseMoney` and reports rounding. */
export const parseMoneyWithRounding = (text: string, currency: Currency): ParsedMoney | null => {
  const [, sign, number = ''] = getAmountPattern().exec(text.normalize('NFKC').trim()) ?? [];
  const match = numberPatterns
    .map((pattern) => pattern.exec(number))
    .find((match) => match !== null);
  if (!match) return null;
  const [, units = '', cents = ''] = match;
  const wholeUnits = Number(units.replace(/\D/g, ''));
  if (wholeUnits >= 10 ** maxDigits) return null;
  const minor = wholeUnits * minorPerUnit + Number(cents.padEnd(2, '0'));
  const exact = createMoney(sign ? -minor : minor, currency);
  const amount = roundMoney(exact);
  return { amount, isRounded: amount.minor !== exact.minor };
};

/**
 * Parses a formatted, typed or pasted amount: '1234', '$ 1.234,50', '1,234.50', '1234.5', 'S/ 12'. Both
 * comma and dot can separate cents, but three digits after them are thousands. Cents that the currency
 * does not accept are rounded. Returns null for invalid strings such as '1e21' and '1.23.4', and for more
 * than thirteen digits before the cents.
 */
export const parseMoney = (text: string, currency: Currency): Money | null =>
  parseMoneyWithRounding(text, currency)?.amount ?? null;
