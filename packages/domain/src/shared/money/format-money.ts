import {
  currencyFormats,
  decimalSeparator,
  minorPerUnit,
  thousandsSeparator,
} from './currencies.ts';
import { roundMoney } from './round-money.ts';
import type { Money } from './types.ts';

/** Dots between thousands: '1234567' is '1.234.567'. */
export const groupThousands = (digits: string): string =>
  digits.replace(/\B(?=(\d{3})+$)/g, thousandsSeparator);

/** Formats an amount for a text field, with the plain space of the keyboard: '$ 1.234.567'. */
export const formatMoneyInput = (amount: Money): string => {
  const { prefix, precision } = currencyFormats[amount.currency];
  const { minor } = roundMoney(amount);
  const units = groupThousands(String(Math.floor(Math.abs(minor) / minorPerUnit)));
  const cents = String(Math.abs(minor) % minorPerUnit).padStart(2, '0');
  return `${minor < 0 ? '-' : ''}${prefix}${units}${precision === 0 ? '' : `${decimalSeparator}${cents}`}`;
};

const nonBreakingSpace = '\u00A0';

/**
 * Formats an amount: '$ 1.234.567', '-$ 1.234', 'S/ 1.234', 'US$ 12,50' (spec 9: decimal comma,
 * thousands dot, prefix '$ ', precision 0; dollars keep their cents, reading 29; soles and dollars
 * have prefixes of their own, reading 69). The space does not break, so that an amount stays on one line.
 */
export const formatMoney = (amount: Money): string =>
  formatMoneyInput(amount).replace(' ', nonBreakingSpace);
