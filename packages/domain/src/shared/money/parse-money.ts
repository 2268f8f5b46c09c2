import type { Currency } from '../countries.ts';
import { currencies, currencySigns } from '../country-currencies.ts';
import { minorPerUnit } from './currencies.ts';
import { money } from './money.ts';
import { roundMoney } from './round-money.ts';
import type { Money } from './types.ts';

/** Unit digits whose cents are still exact. */
const maxDigits = 13;

const signs = currencySigns.map((sign) => sign.replace(/[$./]/g, '\\$&')).join('|');

/** A sign, what a currency is called before and behind an amount, and the amount between. */
const writtenAmount = new RegExp(
  `^([-−]?)\\s*(?:${signs})?\\s*(.*?)\\s*(?:${currencies.join('|')})?$`,
  'i',
);

/** Units and cents as people write them. Three digits behind a lone separator are thousands. */
const writings = [
  /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?: \d{3})+)(?:[.,](\d{1,2}))?$/,
  /^(\d+)(?:[.,](\d{1,2}))?$/,
] as const;

/** What was read. */
export interface ReadMoney {
  readonly amount: Money;
  /** True when cents were written that the currency does not show, and were rounded away. */
  readonly rounded: boolean;
}

/**
 * Reads an amount as `parseMoney` does, and says whether it was rounded.
 */
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
 * Reads an amount as `formatMoney` writes it, or as a person types or pastes it: '1234',
 * '$ 1.234,50', '1,234.50', '1234.5', 'S/ 12'. Comma and dot both begin cents, save before exactly
 * three digits. Cents that the currency does not show are rounded as `formatMoney` rounds them.
 * null for anything else: letters, '1e21', '1.23.4', more than thirteen digits of units.
 */
export const parseMoney = (text: string, currency: Currency): Money | null =>
  readMoney(text, currency)?.amount ?? null;
