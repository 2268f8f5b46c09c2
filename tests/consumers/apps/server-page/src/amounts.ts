import type { AmountFormat } from '@surtidor/ui/money-input';

const numberFormat = new Intl.NumberFormat('de-DE');

/** Formats and parses whole amounts. */
export const pesos: AmountFormat = {
  prefix: '$ ',
  decimal: ',',
  decimals: 0,
  group: (digits) => digits.replace(/\B(?=(\d{3})+$)/g, '.'),
  format: (minor) => `$ ${numberFormat.format(Math.round(minor / 100))}`,
  read: (text) => (/^\d{1,12}$/.test(text) ? { minor: Number(text) * 100, rounded: false } : null),
};
