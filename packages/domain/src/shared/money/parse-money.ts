import type { Currency } from '../constants/stores.ts';
import { splitOnce } from '../split-once.ts';
import { currencyFormats, minorPerUnit } from './currencies.ts';
import { groupThousands } from './format-money.ts';
import { money } from './money.ts';
import type { Money } from './types.ts';

/** Unit digits whose cents are still exact. */
const mostDigits = 13;

/** Digits with or without well-placed thousands dots, then perhaps a decimal comma. */
const writtenAmount = /^-?(?:\$\s*)?(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d{1,2})?$/;

/**
 * Reads an amount as `formatMoney` writes it, or as a person types or pastes it: '1234',
 * '1.234', '$ 1.234,50'. null for anything else: letters, '1e21', a dot that is no thousands
 * dot, cents where the currency shows none, more than thirteen digits.
 */
export const parseMoney = (text: string, currency: Currency): Money | null => {
  const written = text.trim();
  if (!writtenAmount.test(written)) return null;
  const [grouped, decimals] = splitOnce(written, ',');
  const units = Number(grouped.replace(/\D/g, ''));
  const cents = Number(decimals.padEnd(2, '0'));
  if (units >= 10 ** mostDigits) return null;
  if (currencyFormats[currency].precision === 0 && cents !== 0) return null;
  const minor = units * minorPerUnit + cents;
  return money(written.startsWith('-') ? -minor : minor, currency);
};

/** Reads the '$ ' input: as `parseMoney`, and no sign (spec 5: digits only typed). */
export const parseMoneyInput = (text: string, currency: Currency): Money | null =>
  text.includes('-') ? null : parseMoney(text, currency);

/**
 * What the '$ ' input shows while a person types: everything but digits is dropped, and the
 * one decimal comma with its cents is kept where the currency shows cents. Empty stays empty.
 */
export const typedMoneyText = (text: string, currency: Currency): string => {
  const { prefix, precision } = currencyFormats[currency];
  const [before, after] = splitOnce(text, ',');
  const units = before
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, mostDigits);
  if (units === '') return '';
  const cents = after.replace(/\D/g, '').slice(0, precision);
  const comma = precision > 0 && text.includes(',') ? ',' : '';
  return `${prefix}${groupThousands(units)}${comma}${cents}`;
};
