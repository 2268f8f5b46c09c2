import type { Currency } from '../constants/stores.ts';
import { createMoney, createZeroMoney } from './money.ts';
import type { Money } from './types.ts';

const requireSameCurrency = (left: Money, right: Money): void => {
  if (left.currency !== right.currency) {
    throw new RangeError(`Cannot mix ${left.currency} and ${right.currency}`);
  }
};

/** Adds two amounts. Throws RangeError for different currencies or an unsafe result. */
export const addMoney = (left: Money, right: Money): Money => {
  requireSameCurrency(left, right);
  return createMoney(left.minor + right.minor, left.currency);
};

/** Subtracts an amount from another. Throws RangeError for different currencies or an unsafe result. */
export const subtractMoney = (left: Money, right: Money): Money => {
  requireSameCurrency(left, right);
  return createMoney(left.minor - right.minor, left.currency);
};

/** Adds amounts of the same currency; zero for an empty list. */
export const sumMoney = (amounts: readonly Money[], currency: Currency): Money =>
  amounts.reduce(addMoney, createZeroMoney(currency));

/** Multiplies an amount by an integer. */
export const multiplyMoney = (amount: Money, times: number): Money =>
  createMoney(amount.minor * times, amount.currency);

/** Compares two amounts for sorting. Throws RangeError for different currencies. */
export const compareMoney = (left: Money, right: Money): number => {
  requireSameCurrency(left, right);
  return left.minor - right.minor;
};

/** Whether two amounts have the same value and currency. */
export const areMoneyEqual = (left: Money, right: Money): boolean =>
  left.currency === right.currency && left.minor === right.minor;

/** Whether an amount is below zero, which makes it a credit (reading 17). */
export const isNegative = (amount: Money): boolean => amount.minor < 0;

/** Returns the absolute amount. */
export const getAbsoluteMoney = ({ minor, currency }: Money): Money =>
  createMoney(Math.abs(minor), currency);
