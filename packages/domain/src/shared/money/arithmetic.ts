import type { Currency } from '../constants/stores.ts';
import { money, zeroMoney } from './money.ts';
import type { Money } from './types.ts';

const requireSameCurrency = (left: Money, right: Money): void => {
  if (left.currency !== right.currency) {
    throw new RangeError(`Cannot mix ${left.currency} and ${right.currency}`);
  }
};

/** The sum of two amounts. Throws RangeError for two currencies or an unsafe result. */
export const addMoney = (left: Money, right: Money): Money => {
  requireSameCurrency(left, right);
  return money(left.minor + right.minor, left.currency);
};

/** The difference of two amounts. Throws as `addMoney` does. */
export const subtractMoney = (left: Money, right: Money): Money => {
  requireSameCurrency(left, right);
  return money(left.minor - right.minor, left.currency);
};

/** The sum of amounts of one currency; zero for an empty list. */
export const sumMoney = (amounts: readonly Money[], currency: Currency): Money =>
  amounts.reduce(addMoney, zeroMoney(currency));

/** Multiplies an amount by an integer. */
export const multiplyMoney = (amount: Money, times: number): Money =>
  money(amount.minor * times, amount.currency);

/** Compares two amounts for sorting. Throws for two currencies. */
export const compareMoney = (left: Money, right: Money): number => {
  requireSameCurrency(left, right);
  return left.minor - right.minor;
};

/** Whether two amounts are the same in amount and currency. */
export const equalMoney = (left: Money, right: Money): boolean =>
  left.currency === right.currency && left.minor === right.minor;

/** Clamps an amount (spec 5, payments). Throws for two currencies. */
export const clampMoney = (amount: Money, lowest: Money, highest: Money): Money => {
  requireSameCurrency(amount, lowest);
  requireSameCurrency(amount, highest);
  return { ...amount, minor: Math.min(Math.max(amount.minor, lowest.minor), highest.minor) };
};

/** Whether an amount is below zero: a credit (reading 17). */
export const isNegative = (amount: Money): boolean => amount.minor < 0;

/** The absolute amount. */
export const absoluteMoney = ({ minor, currency }: Money): Money =>
  money(Math.abs(minor), currency);
