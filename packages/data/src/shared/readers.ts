import type { CalendarDate, Currency, Money } from '@surtidor/domain';
import { isCurrency, parseCalendarDate, parseDecimalMoney, parseLocalTime } from '@surtidor/domain';

/*
 * Readers of single response values. Generated types describe the schema; these check the actual
 * values, so that mappers never throw.
 */

/** Store settings that mappers need; a StoreVariant has the first two. */
export interface StoreContext {
  /** Currency of amounts without one. */
  readonly currency: Currency;
  /** IANA time zone of the backend's local times. */
  readonly timeZone: string;
  /** The product key, which is also the name of a role (reading 1). */
  readonly product: string;
}

/**
 * Returns the value if it is an object, otherwise null. Its fields keep their schema types; check each with the
 * readers below.
 */
export const readObject = <T extends object>(value: T | null | undefined): T | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;

/** Reads a string. Numbers are converted; anything else is empty. */
export const readString = (value: unknown): string => {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
};

/** Reads an integer from a number or string; null if invalid. */
export const readInteger = (value: unknown): number | null => {
  const text = readString(value);
  const number = Number(text);
  return text !== '' && Number.isSafeInteger(number) ? number : null;
};

/** Reads a decimal number ('2500.000'); null if invalid. */
export const readDecimal = (value: unknown): number | null => {
  const text = readString(value);
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null;
};

/** Reads a boolean: true for 1, '1' and true. */
export const readBoolean = (value: unknown): boolean =>
  value === 1 || value === '1' || value === true;

/** Reads the date of a date or timestamp; null if invalid ('0000-00-00', 31 February). */
export const readDate = (value: unknown): CalendarDate | null =>
  parseCalendarDate(readString(value));

/** Reads a local timestamp ('YYYY-MM-DD HH:mm:ss') as epoch milliseconds; null if invalid. */
export const readInstant = (value: unknown, { timeZone }: StoreContext): number | null =>
  parseLocalTime(readString(value), timeZone);

/** Reads a currency code; the store's currency if it is missing or unknown. */
export const readCurrency = (
  value: unknown,
  { currency: storeCurrency }: StoreContext,
): Currency => {
  const code = readString(value);
  return isCurrency(code) ? code : storeCurrency;
};

/**
 * Returns the currency of totals, which have none of their own: that of the listed documents if all agree, else the
 * store's.
 */
export function readTotalsCurrency(documents: unknown, storeContext: StoreContext): Currency {
  const rows: readonly unknown[] = Array.isArray(documents) ? documents : [];
  const [currency, ...others] = new Set(
    rows.map((document) =>
      readCurrency(readObject<{ moneda?: unknown }>(document as object)?.moneda, storeContext),
    ),
  );
  return currency !== undefined && others.length === 0 ? currency : storeContext.currency;
}

/** Reads an amount ('1234567.00', '-50.25'); null if invalid. */
export const readAmount = (value: unknown, currency: Currency): Money | null =>
  parseDecimalMoney(readString(value), currency);

/** Formats an amount for requests: major units with a dot and two digits. */
export function formatWireAmount({ minor }: Money): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
