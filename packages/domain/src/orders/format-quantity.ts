import type { OrderLine } from './types.ts';

const maxDigits = 3;

/** Shown for an unreadable quantity. */
const unreadable = '—';

const withThousands = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, '.');

/** A quantity with its unit: '2.500,5 GLN' (spec 9: decimal comma, dot thousands). */
export function formatQuantity({ quantity, unit }: Pick<OrderLine, 'quantity' | 'unit'>): string {
  if (quantity === null) return unreadable;
  const [whole = '', fraction = ''] = Math.abs(quantity).toFixed(maxDigits).split('.');
  const decimals = fraction.replace(/0+$/, '');
  const sign = quantity < 0 ? '-' : '';
  const number = `${sign}${withThousands(whole)}${decimals && `,${decimals}`}`;
  return unit === '' ? number : `${number} ${unit}`;
}
