import { currencyFormats, minorPerUnit } from './currencies.ts';
import type { Money } from './types.ts';

/** Dots between thousands: '1234567' is '1.234.567'. */
export const groupThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.');

/** The amount at the precision that is shown, rounded half away from zero. */
const rounded = (minor: number, precision: 0 | 2): number => {
  const step = precision === 0 ? minorPerUnit : 1;
  return Math.sign(minor) * Math.round(Math.abs(minor) / step) * step;
};

/**
 * An amount as it is shown: '$ 1.234.567', '-$ 1.234', '$ 12,50' (spec 9: decimal comma,
 * thousands dot, prefix '$ ', precision 0; dollars keep their cents, settled reading 29).
 */
export const formatMoney = ({ minor, currency }: Money): string => {
  const { prefix, precision } = currencyFormats[currency];
  const shown = rounded(minor, precision);
  const units = groupThousands(String(Math.floor(Math.abs(shown) / minorPerUnit)));
  const cents = String(Math.abs(shown) % minorPerUnit).padStart(2, '0');
  return `${shown < 0 ? '-' : ''}${prefix}${units}${precision === 0 ? '' : `,${cents}`}`;
};

/** An amount as the '$ ' input holds it: never a sign, since only digits are typed (spec 5). */
export const formatMoneyInput = ({ minor, currency }: Money): string =>
  formatMoney({ minor: Math.max(0, minor), currency });
