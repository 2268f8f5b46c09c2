import type { CalendarDate, Currency, Money } from '@surtidor/domain';
import { currencies, moneyFromDecimal, parseCalendarDate, parseLocalTime } from '@surtidor/domain';

/*
 * Readers of single wire values. The generated types say what the contract promises; these look at
 * what really came, so a mapper built from them cannot throw whatever the backend sent.
 */

/** What a mapper needs to know of the store whose backend answers; a StoreVariant has the first two. */
export interface StoreContext {
  /** The currency of amounts that do not name their own. */
  readonly currency: Currency;
  /** IANA zone in which the backend writes its instants. */
  readonly timeZone: string;
  /** The product key, which is also the name of a role (reading 1). */
  readonly product: string;
}

/**
 * The entry itself when it really is an object, else null: lists may hold null or anything else.
 * Its fields keep the types the contract promises; the readers below check each one.
 */
export const readObject = <T extends object>(value: T | null | undefined): T | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;

/** A text; numbers are written out, anything else is empty. */
export const readString = (value: unknown): string => {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
};

/** A whole number, from a number or its text; null when it is not one. */
export const readInteger = (value: unknown): number | null => {
  const written = readString(value);
  const number = Number(written);
  return written !== '' && Number.isSafeInteger(number) ? number : null;
};

/** A decimal number as the wire writes it ('2500.000'); null when it is not one. */
export const readDecimal = (value: unknown): number | null => {
  const written = readString(value);
  return /^-?\d+(\.\d+)?$/.test(written) ? Number(written) : null;
};

/** A flag: 1, '1' and true are set, all else is not. */
export const readBoolean = (value: unknown): boolean =>
  value === 1 || value === '1' || value === true;

/** A list; anything else is an empty one. */
export const readArray = <T>(value: readonly T[] | null | undefined): readonly T[] =>
  Array.isArray(value) ? value : [];

/** The day of a date or of an instant, or null; '0000-00-00' and 31 February are null. */
export const readDate = (value: unknown): CalendarDate | null =>
  parseCalendarDate(readString(value));

/** An instant ('YYYY-MM-DD HH:mm:ss' on the store's clock) in epoch milliseconds, or null. */
export const readInstant = (value: unknown, { timeZone }: StoreContext): number | null =>
  parseLocalTime(readString(value), timeZone);

/** A currency's code, or the store's own currency when it is missing or unknown. */
export const readCurrency = (value: unknown, { currency: own }: StoreContext): Currency =>
  currencies.find((code) => code === readString(value)) ?? own;

/** An amount of the wire ('1234567.00', '-50.25'); null when it is not one. */
export const readAmount = (value: unknown, of: Currency): Money | null =>
  moneyFromDecimal(readString(value), of);

/** An amount as the wire writes it: major units with a dot and two digits. */
export function wireAmount({ minor }: Money): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
