import {
  currencyFormats,
  decimalSeparator,
  minorPerUnit,
  thousandsSeparator,
} from './currencies.ts';
import { roundMoney } from './round-money.ts';
import type { Money } from './types.ts';

/** Adds dots between thousands: '1234567' becomes '1.234.567'. */
export const groupThousands = (digits: string): string =>
  digits.replace(/\B(?=(\d{3})+$)/g, thousandsSeparator);

/** Formats an amount for a text field, with a normal space: '$ 1.234.567'. */
export const formatMoneyInput = (amount: Money): string => {
  const { prefix, precision } = currencyFormats[amount.currency];
  const { minor } = roundMoney(amount);
  const units = groupThousands(String(Math.floor(Math.abs(minor) / minorPerUnit)));
  const cents = String(Math.abs(minor) % minorPerUnit).padStart(2, '0');
  return `${minor < 0 ? '-' : ''}${prefix}${units}${precision === 0 ? '' : `${decimalSeparator}${cents}`}`;
};

const nonBreakingSpace = '\u00A0';

/**
 * Formats an amount with a non-breaking space: '$ 1.234.567', '-$ 1.234', 'S/ 1.234', 'US$ 12,50'.
 * Amounts have a decimal comma, dots for thousands and no cents (spec 9). Dollars have cents (reading
 * 29). Soles and dollars have different prefixes (reading 69).
 */
export const formatMoney = (amount: Money): string =>
  formatMoneyInput(amount).replace(' ', nonBreakingSpace);
