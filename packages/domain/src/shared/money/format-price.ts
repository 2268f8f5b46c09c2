import type { Message } from '../messages/types.ts';
import { splitOnce } from '../split-once.ts';
import { groupThousands } from './format-money.ts';

/** A formatted price, or an error message. */
export type PriceText =
  | { readonly kind: 'price'; readonly text: string }
  | { readonly kind: 'message'; readonly message: Message };

/** Parses a finite number or its decimal text. */
const plainDecimal = (value: unknown): string | null => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^-?\d+(\.\d+)?$/.test(text.trim()) ? text.trim() : null;
};

/** Price format (spec 5): decimal comma, dot thousands; 'Incorrect format' if not a number. */
export const formatPrice = (value: unknown): PriceText => {
  const decimal = plainDecimal(value);
  if (decimal === null) return { kind: 'message', message: { key: 'Incorrect format' } };
  const [whole, decimals] = splitOnce(decimal.replace('-', ''), '.');
  const sign = decimal.startsWith('-') ? '-' : '';
  const cents = decimals === '' ? '' : `,${decimals}`;
  return { kind: 'price', text: `${sign}${groupThousands(whole)}${cents}` };
};
