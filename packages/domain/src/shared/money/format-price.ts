import type { Message } from '../messages/types.ts';
import { splitOnce } from '../split-once.ts';
import { groupThousands } from './format-money.ts';

/** A price as text, or the message that stands in its place. */
export type PriceText =
  | { readonly kind: 'price'; readonly text: string }
  | { readonly kind: 'message'; readonly message: Message };

/** The number a value stands for: a finite number, or its plain decimal text. */
const plainDecimal = (value: unknown): string | null => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^-?\d+(\.\d+)?$/.test(text.trim()) ? text.trim() : null;
};

/**
 * Price format helper (spec 5): decimal comma and dot thousands; a non-number gives
 * 'Incorrect format'. Text that is a plain decimal number counts as one.
 */
export const formatPrice = (value: unknown): PriceText => {
  const decimal = plainDecimal(value);
  if (decimal === null) return { kind: 'message', message: { key: 'Incorrect format' } };
  const [whole, decimals] = splitOnce(decimal.replace('-', ''), '.');
  const sign = decimal.startsWith('-') ? '-' : '';
  const cents = decimals === '' ? '' : `,${decimals}`;
  return { kind: 'price', text: `${sign}${groupThousands(whole)}${cents}` };
};
