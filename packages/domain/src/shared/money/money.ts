import type { Currency } from '../constants/stores.ts';
import { splitOnce } from '../split-once.ts';
import { minorPerUnit } from './currencies.ts';
import type { Money } from './types.ts';

/**
 * Creates an amount from minor units.
 * @throws RangeError if they are not a safe integer.
 */
export const money = (minor: number, currency: Currency): Money => {
  if (!Number.isSafeInteger(minor)) {
    throw new RangeError(`Not a whole number of minor units: ${minor}`);
  }
  return { minor: minor === 0 ? 0 : minor, currency };
};

/** Zero in a currency. */
export const zeroMoney = (currency: Currency): Money => ({ minor: 0, currency });

/** Creates an amount from whole units (pesos, soles, dollars). Throws as `money` does. */
export const moneyFromUnits = (units: number, currency: Currency): Money =>
  money(units * minorPerUnit, currency);

/**
 * Parses the backend's decimal units (1234.5), rounded half away from zero to the cent; null if
 * invalid or too large.
 */
export const moneyFromDecimal = (
  units: number | string | null | undefined,
  currency: Currency,
): Money | null => {
  const text = String(units).trim();
  if (!/^-?\d{1,15}(\.\d+)?$/.test(text)) return null;
  const [whole, decimals] = splitOnce(text.replace('-', ''), '.');
  const cents = Number(`${whole}${decimals.padEnd(2, '0').slice(0, 2)}`);
  const minor = cents + (decimals.charAt(2) >= '5' ? 1 : 0);
  if (!Number.isSafeInteger(minor)) return null;
  return money(text.startsWith('-') ? -minor : minor, currency);
};
