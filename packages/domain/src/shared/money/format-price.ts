import type { Message } from '../messages/types.ts';
import { splitOnce } from '../split-once.ts';
import { groupThousands } from './format-money.ts';

/** A formatted price, or an error message. */
export type PriceText =
  | { readonly kind: 'price'; readonly text: string }
  | { readonly kind: 'message'; readonly message: Message };

/** Returns the decimal string of a number or string; null if it is not a number. */
const parseDecimal = (value: unknown): string | null => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^-?\d+(\.\d+)?$/.test(text.trim()) ? text.trim() : null;
};

/** Formats a price (spec 5). The message is 'Incorrect format' if it is not a number. */
export const formatPrice = (value: unknown): PriceText => {
  const decimal = parseDecimal(value);
  if (decimal === null) return { kind: 'message', message: { key: 'Incorrect format' } };
  const [integer, decimals] = splitOnce(decimal.replace('-', ''), '.');
  const sign = decimal.startsWith('-') ? '-' : '';
  const cents = decimals === '' ? '' : `,${decimals}`;
  return { kind: 'price', text: `${sign}${groupThousands(integer)}${cents}` };
};
