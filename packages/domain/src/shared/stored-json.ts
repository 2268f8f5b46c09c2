import { isCurrency } from './country-currencies.ts';
import type { Money } from './money/types.ts';

/* These functions parse untrusted JSON from browser storage and never throw. */

/** Parses JSON; null if invalid. */
export const parseJson = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns an object as a record; an empty one for other values. */
export const toRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  isRecord(value) ? value : {};

/** Whether a value is a string that is not empty. */
export const isNonEmptyString = (value: unknown): value is string =>
  typeof value === 'string' && value !== '';

/** Whether a value is an integer of 0 or more. */
export const isNonNegativeInteger = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

/** Reads an amount of 0 or more; null for other values. */
export const parseStoredMoney = (value: unknown): Money | null => {
  const { minor, currency } = toRecord(value);
  return isCurrency(currency) && isNonNegativeInteger(minor) ? { minor, currency } : null;
};
