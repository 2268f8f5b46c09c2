import { getCurrencyFormat, minorPerUnit } from './currencies.ts';
import type { Money } from './types.ts';

/** Adds separators between thousands: '1234567' becomes '1.234.567'. */
export const groupThousands = (digits: string, separator = '.'): string =>
  digits.replace(/\B(?=(\d{3})+$)/g, separator);

/** Formats an amount for a text field, with a normal space: '$ 1.234.567'. */
export const formatMoneyInput = ({ minor, currency }: Money): string => {
  const { prefix, precision, separators } = getCurrencyFormat(currency);
  const absolute = Math.abs(minor);
  const units = groupThousands(String(Math.floor(absolute / minorPerUnit)), separators.thousands);
  const cents = absolute % minorPerUnit;
  const decimals =
    precision === 0 && cents === 0 ? '' : separators.decimal + String(cents).padStart(2, '0');
  return `${minor < 0 ? '-' : ''}${prefix}${units}${decimals}`;
};

const nonBreakingSpace = '\u00A0';

/**
 * Formats an amount with a non-breaking space: '$ 1.234.567', '-$ 1.234', 'S/ 1.234', 'US$ 12,50'. Pesos and soles have
 * cents only if they are not zero (reading 29), so that the text is always the exact amount (spec 9). Dollars always
 * have cents (reading 29). Soles and dollars have different prefixes (reading 69).
 */
export const formatMoney = (amount: Money): string =>
  formatMoneyInput(amount).replace(' ', nonBreakingSpace);
