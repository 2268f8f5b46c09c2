import { currencyFormats, minorPerUnit } from './currencies.ts';
import type { Money } from './types.ts';

/** Dots between thousands: '1234567' is '1.234.567'. */
export const groupThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.');

/** Units of the shown precision, rounded half away from zero. */
const shownDigits = (minor: number, precision: 0 | 2): string => {
  const size = Math.abs(minor);
  if (precision === 0) return groupThousands(String(Math.round(size / minorPerUnit)));
  const units = Math.floor(size / minorPerUnit);
  const cents = String(size % minorPerUnit).padStart(2, '0');
  return `${groupThousands(String(units))},${cents}`;
};

/**
 * An amount as it is shown: '$ 1.234.567', '-$ 1.234', '$ 12,50' (spec 9: decimal comma,
 * thousands dot, prefix '$ ', precision 0; dollars keep their cents, settled reading 29).
 */
export const formatMoney = ({ minor, currency }: Money): string => {
  const { prefix, precision } = currencyFormats[currency];
  const digits = shownDigits(minor, precision);
  const sign = minor < 0 && /[1-9]/.test(digits) ? '-' : '';
  return `${sign}${prefix}${digits}`;
};

/** An amount as the '$ ' input holds it: never a sign, since only digits are typed (spec 5). */
export const formatMoneyInput = ({ minor, currency }: Money): string =>
  formatMoney({ minor: Math.max(0, minor), currency });
