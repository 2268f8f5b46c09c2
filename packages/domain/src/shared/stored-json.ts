import { type Currency, currencies } from './constants/stores.ts';
import type { Money } from './money/types.ts';

/*
 * Readers of what a browser's storage holds: anybody may have written there, so that nothing of it
 * is believed and nothing throws.
 */

/** A text as JSON; null for a text that is none. */
export const readJson = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/** The fields of a value; none when it has none. */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(value ?? {}));

/** A text that is not empty. */
export const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '';

/** A whole number from 0 on. */
export const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

const isCurrency = (value: unknown): value is Currency =>
  currencies.some((known) => known === value);

/** An amount of 0 or more; null for anything else. */
export const readMoney = (value: unknown): Money | null => {
  const { minor, currency } = asRecord(value);
  return isCurrency(currency) && isCount(minor) ? { minor, currency } : null;
};
