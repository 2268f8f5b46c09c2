import type { OrderLine } from './types.ts';

const maxFractionDigits = 3;

/** Shown if the quantity is missing. */
const missingQuantity = '—';

const addThousandsSeparators = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, '.');

/** Formats a quantity with its unit: '2.500,5 GLN' (spec 9: decimal comma, dots for thousands). */
export function formatQuantity({ quantity, unit }: Pick<OrderLine, 'quantity' | 'unit'>): string {
  if (quantity === null) return missingQuantity;
  const [integer = '', fraction = ''] = Math.abs(quantity).toFixed(maxFractionDigits).split('.');
  const decimals = fraction.replace(/0+$/, '');
  const sign = quantity < 0 ? '-' : '';
  const formattedQuantity = `${sign}${addThousandsSeparators(integer)}${decimals && `,${decimals}`}`;
  return unit === '' ? formattedQuantity : `${formattedQuantity} ${unit}`;
}
