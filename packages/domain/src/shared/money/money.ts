import type { Currency } from '../constants/stores.ts';
import { splitOnce } from '../split-once.ts';
import { minorPerUnit } from './currencies.ts';
import type { Money } from './types.ts';

/**
 * Creates an amount from minor units.
 * @throws RangeError if they are not a safe integer.
 */
export const createMoney = (minor: number, currency: Currency): Money => {
  if (!Number.isSafeInteger(minor)) {
    throw new RangeError(`Not a whole number of minor units: ${minor}`);
  }
  return { minor: minor === 0 ? 0 : minor, currency };
};

/** Creates an amount of zero. */
export const createZeroMoney = (currency: Currency): Money => ({ minor: 0, currency });

/** Creates an amount from whole units, such as pesos. Throws RangeError for unsafe amounts. */
export const createMoneyFromUnits = (units: number, currency: Currency): Money =>
  createMoney(units * minorPerUnit, currency);

/**
 * Parses the backend's decimal units, for example 1234.5. Rounds half away from zero to cents. Returns
 * null if the amount is invalid or too large.
 */
export const parseDecimalMoney = (
  units: number | string | null | undefined,
  currency: Currency,
): Money | null => {
  const text = String(units).trim();
  if (!/^-?\d{1,15}(\.\d+)?$/.test(text)) return null;
  const [integer, decimals] = splitOnce(text.replace('-', ''), '.');
  const cents = Number(`${integer}${decimals.padEnd(2, '0').slice(0, 2)}`);
  const minor = cents + (decimals.charAt(2) >= '5' ? 1 : 0);
  if (!Number.isSafeInteger(minor)) return null;
  return createMoney(text.startsWith('-') ? -minor : minor, currency);
};
