import { type Currency, getCurrencyFormat, groupThousands } from '../shared/index.ts';
import type { OrderLine } from './types.ts';

const maxFractionDigits = 3;

/** Shown if the quantity is missing. */
const missingQuantity = '—';

/**
 * Formats a quantity with its unit: '2.500,5 GLN' (spec 9).
 * @param currency The currency of the order or of the store, whose amounts have the same separators.
 */
export function formatQuantity(
  { quantity, unit }: Pick<OrderLine, 'quantity' | 'unit'>,
  currency: Currency,
): string {
  if (quantity === null) return missingQuantity;
  const { separators } = getCurrencyFormat(currency);
  const [integer = '', fraction = ''] = Math.abs(quantity).toFixed(maxFractionDigits).split('.');
  const decimals = fraction.replace(/0+$/, '');
  const sign = quantity < 0 ? '-' : '';
  const formattedQuantity = `${sign}${groupThousands(integer, separators.thousands)}${decimals && `${separators.decimal}${decimals}`}`;
  return unit === '' ? formattedQuantity : `${formattedQuantity} ${unit}`;
}
