import { type Currency, currencies } from './constants/stores.ts';
import type { Money } from './money/types.ts';

/* Readers of untrusted JSON from browser storage. They never throw. */

/** Parses JSON; null if invalid. */
export const readJson = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/** The value as a record; empty if it is not an object. */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(value ?? {}));

/** A non-empty string. */
export const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '';

/** A non-negative integer. */
export const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

const isCurrency = (value: unknown): value is Currency =>
  currencies.some((known) => known === value);

/** An amount of 0 or more; null for anything else. */
export const readMoney = (value: unknown): Money | null => {
  const { minor, currency } = asRecord(value);
  return isCurrency(currency) && isCount(minor) ? { minor, currency } : null;
};
